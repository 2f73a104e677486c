import { Component, type ReactNode } from "react";

interface Props {
	/** A new value forgets the error: another screen of the same remote deserves its own chance. */
	readonly resetKey: string;
	readonly children: ReactNode;
	renderFailure(forget: () => void): ReactNode;
}

interface State {
	readonly failed: boolean;
	readonly resetKey: string;
}

/** Keeps what a remote throws while rendering inside its own part of the page. React has already logged it. */
export class RemoteBoundary extends Component<Props, State> {
	override state: State = { failed: false, resetKey: this.props.resetKey };

	static getDerivedStateFromError(): Partial<State> {
		return { failed: true };
	}

	static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
		return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
	}

	override render(): ReactNode {
		return this.state.failed ? this.props.renderFailure(() => this.setState({ failed: false })) : this.props.children;
	}
}
