import type { CatchClause, Statement } from "acorn";
import { afterAgreement, agreedBranch } from "../asked.ts";
import { bindPattern } from "../bind-pattern.ts";
import { markBlank, namesReceiver } from "../blank-constants.ts";
import { BREAK, CONTINUE, NORMAL, RETURN, THROW } from "../completion.ts";
import type { Frame, Machine, Value } from "../domain.ts";
import { makeClass } from "../expressions/functions.ts";
import { loadCode } from "../load-code.ts";
import { branchOf } from "../skeptical-run.ts";
import { addStep } from "../taint.ts";
import { uncertainly } from "../uncertainly.ts";
import { ANYTHING, join, only, UNDEFINED } from "../value.ts";
import { runBlock } from "./block.ts";
import type { StatementHandlers } from "./handlers.ts";

const caught =
	(machine: Machine, handler: CatchClause, frame: Frame) =>
	(thrown: Value, ends: number): number => {
		const after = uncertainly(machine, () => {
			if (handler.param) bindPattern(machine, handler.param, join(ANYTHING, thrown), frame, true);
			return machine.execute(handler.body, frame);
		});
		return (ends & ~THROW) | NORMAL | after;
	};

export const simpleHandlers: StatementHandlers = {
	EmptyStatement: () => NORMAL,
	DebuggerStatement: () => NORMAL,
	FunctionDeclaration: () => NORMAL,
	ExportAllDeclaration: () => NORMAL,
	BreakStatement: () => BREAK,
	ContinueStatement: () => CONTINUE,

	ExpressionStatement(machine, node, frame) {
		machine.evaluate(node.expression, frame);
		return NORMAL;
	},

	VariableDeclaration(machine, node, frame) {
		for (const { id, init } of node.declarations) {
			if (init) {
				const value = machine.evaluate(init, frame);
				const isNamed = id.type === "Identifier" && (node.kind === "const" || namesReceiver(id.name));
				bindPattern(machine, id, isNamed ? markBlank(machine, value, id.name, init) : value, frame, true);
			} else if (node.kind !== "var") bindPattern(machine, id, UNDEFINED, frame, true);
		}
		return NORMAL;
	},

	ClassDeclaration(machine, node, frame) {
		makeClass(machine, node, frame);
		return NORMAL;
	},

	ReturnStatement(machine, node, frame) {
		const value = node.argument ? machine.evaluate(node.argument, frame) : UNDEFINED;
		const returned =
			value.taints.length === 0 ? value : { ...value, taints: addStep(value.taints, node.start, "returned") };
		frame.returned = join(frame.returned, returned);
		return RETURN;
	},

	ThrowStatement(machine, node, frame) {
		const value = machine.evaluate(node.argument, frame);
		machine.thrown.add(value);
		return THROW;
	},

	BlockStatement: (machine, node, frame) => runBlock(machine, node.body, frame),

	IfStatement(machine, node, frame) {
		const test = machine.evaluate(node.test, frame);
		const known = branchOf(machine, test);
		if (known !== null) {
			const taken = known ? node.consequent : node.alternate;
			return taken ? machine.execute(taken, frame) : NORMAL;
		}
		const agreed = agreedBranch(node.test, test);
		const branch = (name: "consequent" | "alternate", taken: Statement) =>
			uncertainly(machine, () => afterAgreement(machine, agreed === name, () => machine.execute(taken, frame)));
		const one = branch("consequent", node.consequent);
		// Whoever did not agree has left: what follows is agreed to.
		if (agreed === "alternate" && (one & NORMAL) === 0) machine.trigger = "purpose";
		return one | (node.alternate ? branch("alternate", node.alternate) : NORMAL);
	},

	SwitchStatement(machine, node, frame) {
		machine.evaluate(node.discriminant, frame);
		return uncertainly(machine, () => {
			let ends = NORMAL;
			for (const branch of node.cases) {
				if (branch.test) machine.evaluate(branch.test, frame);
				ends |= runBlock(machine, branch.consequent, frame);
			}
			return ends & ~BREAK;
		});
	},

	TryStatement(machine, node, frame) {
		const { handler, finalizer } = node;
		const run = () => machine.execute(node.block, frame);
		const ends = handler ? machine.thrown.catching(run, caught(machine, handler, frame)) : run();
		if (!finalizer) return ends;
		const last = machine.execute(finalizer, frame);
		return last & NORMAL ? ends : last;
	},

	LabeledStatement(machine, node, frame) {
		const ends = machine.execute(node.body, frame);
		return (ends & ~(BREAK | CONTINUE)) | NORMAL;
	},

	WithStatement(machine, node, frame) {
		machine.withObjects.push(machine.evaluate(node.object, frame));
		machine.traceBuilder.unresolved({ kind: "dynamic-scope", what: "with", offset: node.start });
		const ends = machine.execute(node.body, frame);
		machine.withObjects.pop();
		return ends;
	},

	ImportDeclaration(machine, node) {
		loadCode(machine, "import", only(String(node.source.value)), node.start);
		return NORMAL;
	},

	ExportNamedDeclaration: (machine, node, frame) =>
		node.declaration ? machine.execute(node.declaration, frame) : NORMAL,

	ExportDefaultDeclaration(machine, node, frame) {
		if (node.declaration.type === "FunctionDeclaration") return NORMAL;
		machine.evaluate(node.declaration, frame);
		return NORMAL;
	},
};
