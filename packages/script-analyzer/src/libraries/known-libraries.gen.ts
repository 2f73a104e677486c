// Written by `npm run list:libraries` from chosen-libraries.ts.
import type { KnownLibrary } from "./chosen-libraries.ts";

export const knownLibraries: readonly KnownLibrary[] = [
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "1.9.1",
		"files": {
			"jquery.js": "c59764f1e16596d80eeffbf6b9ed1eab3b9da45dc85444f594f5fa2f594fcc83",
			"jquery.min.js": "c12f6098e641aaca96c60215800f18f5671039aecf812217fab3c0d152f6adb4"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "1.11.2",
		"files": {
			"dist/jquery.js": "58c27035b7a2e589df397e5d7e05424b90b8c1aaaf73eff47d5ed6daecb70f25",
			"dist/jquery.min.js": "d4ec583c7604001f87233d1fe0076cbd909f15a5f8c6b4c3f5dd81b462d79d32"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "1.12.4",
		"files": {
			"dist/jquery.js": "430f36f9b5f21aae8cc9dca6a81c4d3d84da5175eaedcf2fdc2c226302cb3575",
			"dist/jquery.min.js": "668b046d12db350ccba6728890476b3efee53b2f42dbb84743e5e9f1ae0cc404"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "2.1.3",
		"files": {
			"dist/jquery.js": "828cbbcacb430f9c5b5d27fe9302f8795eb338f2421010f5141882125226f94f",
			"dist/jquery.min.js": "2051d61446d4dbffb03727031022a08c84528ab44d203a7669c101e5fbdd5515"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "2.1.4",
		"files": {
			"dist/jquery.js": "b2215cce5830e2350b9d420271d9bd82340f664c3f60f0ea850f7e9c0392704e",
			"dist/jquery.min.js": "22642f202577f0ba2f22cbe56b6cf291a09374487567cd3563e0d2a29f75c0c5"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "2.2.3",
		"files": {
			"dist/jquery.js": "95a5d6b46c9da70a89f0903e5fdc769a2c266a22a19fcb5598e5448a044db4fe",
			"dist/jquery.min.js": "6b6de0d4db7876d1183a3edb47ebd3bbbf93f153f5de1ba6645049348628109a",
			"dist/jquery.slim.js": "4db510700e5773fc7065f36363affd4885c9d9ef257fd7757744f91ac9da5671",
			"dist/jquery.slim.min.js": "4c369c555423651822c2f7772d5e0b9a56a2372a92657bd2a696fe539b24be9e"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "2.2.4",
		"files": {
			"dist/jquery.js": "893e90f6230962e42231635df650f20544ad22affc3ee396df768eaa6bc5a6a2",
			"dist/jquery.min.js": "05b85d96f41fff14d8f608dad03ab71e2c1017c2da0914d7c59291bad7a54f8e"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.1.1",
		"files": {
			"dist/jquery.js": "d7a71d3dd740e95755227ba6446a3a21b8af6c4444f29ec2411dc7cd306e10b0",
			"dist/jquery.min.js": "85556761a8800d14ced8fcd41a6b8b26bf012d44a318866c0d81a62092efd9bf",
			"dist/jquery.slim.js": "e62fe6437d3433befd3763950eb975ea56e88705cd51dccbfd1d9a5545f25d60",
			"dist/jquery.slim.min.js": "fd222b36abfc87a406283b8da0b180e22adeb7e9327ac0a41c6cd5514574b217"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.2.1",
		"files": {
			"dist/jquery.js": "0d9027289ffa5d9f6c8b4e0782bb31bbff2cef5ee3708ccbcb7a22df9128bb21",
			"dist/jquery.min.js": "87083882cc6015984eb0411a99d3981817f5dc5c90ba24f0940420c5548d82de",
			"dist/jquery.slim.js": "b40f32d17aa2c27a7098e225dd218070597646fc478c0f2aa74fb5b821a64668",
			"dist/jquery.slim.min.js": "9365920887b11b33a3dc4ba28a0f93951f200341263e3b9cefd384798e4be398"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.3.1",
		"files": {
			"dist/jquery.js": "d8aa24ecc6cecb1a60515bc093f1c9da38a0392612d9ab8ae0f7f36e6eee1fad",
			"dist/jquery.min.js": "160a426ff2894252cd7cebbdd6d6b7da8fcd319c65b70468f10b6690c45d02ef",
			"dist/jquery.slim.js": "7cd5c914895c6b4e4120ed98e73875c6b4a12b7304fbf9586748fe0a1c57d830",
			"dist/jquery.slim.min.js": "dde76b9b2b90d30eb97fc81f06caa8c338c97b688cea7d2729c88f529f32fbb1"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.4.1",
		"files": {
			"dist/jquery.js": "5a93a88493aa32aab228bf4571c01207d3b42b0002409a454d404b4d8395bd55",
			"dist/jquery.min.js": "0925e8ad7bd971391a8b1e98be8e87a6971919eb5b60c196485941c3c1df089a",
			"dist/jquery.slim.js": "0539537503bdfdf6ac701d5dade92b0d591a29df4f93007298c9473a21bea8b2",
			"dist/jquery.slim.min.js": "a5ab2a00a0439854f8787a0dda775dea5377ef4905886505c938941d6854ee4f"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.5.1",
		"files": {
			"dist/jquery.js": "416a3b2c3bf16d64f6b5b6d0f7b079df2267614dd6847fc2f3271b4409233c37",
			"dist/jquery.min.js": "f7f6a5894f1d19ddad6fa392b2ece2c5e578cbf7da4ea805b6885eb6985b6e3d",
			"dist/jquery.slim.js": "0eb4f935fc5f6c7bcc1eec77d4b921c60e362d8ea87fc4da6322b9d239f14673",
			"dist/jquery.slim.min.js": "e3e5f35d586c0e6a9a9d7187687be087580c40a5f8d0e52f0c4053bbc25c98db"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.6.0",
		"files": {
			"dist/jquery.js": "1fe2bb5390a75e5d61e72c107cab528fc3c29a837d69aab7d200e1dbb5dcd239",
			"dist/jquery.min.js": "ff1523fb7389539c84c65aba19260648793bb4f5e29329d2ee8804bc37a3fe6e",
			"dist/jquery.slim.js": "1f058e34466ba6ea21f79d5c403d68bf61d42b9cc0e43c09d433545da33a16c6",
			"dist/jquery.slim.min.js": "bbb7b9921ca2b61948753a6edb63c78443663dc45d1621d18e102e1dcb34e512"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.6.3",
		"files": {
			"dist/jquery.js": "9d02ee01919145c20b03ee9d3013af7118793dedf5d2c0696a773af90066c953",
			"dist/jquery.min.js": "a6f3f0faea4b3d48e03176341bef0ed3151ffbf226d4c6635f1c6039c0500575",
			"dist/jquery.slim.js": "0ca5350a627c901b84c2e99a2ee87d4e5ffa641ea3cc638157fe58a4d1360567",
			"dist/jquery.slim.min.js": "670a99215743de25cdc861db49876c9963fffd4068923d851c0c4ab9204a0d2a"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.6.4",
		"files": {
			"dist/jquery.js": "6bd8c1051ca05f5061e65b7c1998d70f3c8e07e6d6bdef4488eeed44e52d8ff1",
			"dist/jquery.min.js": "a0fe8723dcf55da64d06b25446d0a8513e52527c45afcb37073465f9c6f352af",
			"dist/jquery.slim.js": "756bd5f384fa061ccee2f1ba81686c595295a1ae255662e7a4139987f0801d4e",
			"dist/jquery.slim.min.js": "6b6ca31cce239c5f5fe78c5441a9236466aa62cfd5d4262f5a9a2a6730b6fc1c"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.7.0",
		"files": {
			"dist/jquery.js": "265a924c42de4784cba8fd0e1bd77133bc833ea5f5a31fc77e08922c18fcfa43",
			"dist/jquery.min.js": "d8f9afbf492e4c139e9d2bcb9ba6ef7c14921eb509fb703bc7a3f911b774eff8",
			"dist/jquery.slim.js": "ec63be8dea53f6025ef4b0785c57fcb2754e8d7de260d6f414762be4b2353797",
			"dist/jquery.slim.min.js": "b46e6671952d26c66fc8a03160b557ae68ca0552dde95a5571cab3febe32a451"
		}
	},
	{
		"name": "jquery",
		"shortName": "jquery",
		"version": "3.7.1",
		"files": {
			"dist/jquery.js": "78a85aca2f0b110c29e0d2b137e09f0a1fb7a8e554b499f740d6744dc8962cfe",
			"dist/jquery.min.js": "fc9a93dd241f6b045cbff0481cf4e1901becd0e12fb45166a8f17f95823f0b1a",
			"dist/jquery.slim.js": "520bef37cbc19203b496e3d2525dacf13225392611a061405f88e50889bd01d7",
			"dist/jquery.slim.min.js": "9261efb3407e3a9096e4654750d8eff6b3a663422f48845c7fbcc65034c340cf"
		}
	},
	{
		"name": "jquery-ui-dist",
		"shortName": null,
		"version": "1.12.1",
		"files": {
			"jquery-ui.js": "4f455eb2ddf2094ee969f470f6bfac7adb4c057e8990a374e9da819e943c777d",
			"jquery-ui.min.js": "28ce75d953678c4942df47a11707a15e3c756021cf89090e3e6aa7ad6b6971c3"
		}
	},
	{
		"name": "jquery-ui-dist",
		"shortName": null,
		"version": "1.13.2",
		"files": {
			"jquery-ui.js": "c4b0fb9e123ad9f72c1192b6feff0bb0171be251bb76050b92e5e85c1fe3f757",
			"jquery-ui.min.js": "9528ca634fecad433d044ddd3e6f9ce1f068d5d932dafdbb19d8e6daea1968bd"
		}
	},
	{
		"name": "lodash",
		"shortName": "lodash.js",
		"version": "4.17.4",
		"files": {
			"lodash.js": "8c244fa00808228a024e72e6692c8a30fac580587afd3d1ef1cde2f8a91967a5",
			"lodash.min.js": "23258114961c94563c3e7df66f059d487995e01f4ce666f2e5b84f1c499e63cc",
			"core.js": "29ebd9f210c989b41a32d3a2e2e6d8a27e76319e8dae0c9e8a045459e4d04aef",
			"core.min.js": "fd68a4cc57268cc652f9eb347e78b6d9ebcf376960661f039365d723f645b713"
		}
	},
	{
		"name": "lodash",
		"shortName": "lodash.js",
		"version": "4.17.15",
		"files": {
			"lodash.js": "933bfeafa74baa6cfb898b91d8e7705209785f9455b2810d0738a0745e5cc6d5",
			"lodash.min.js": "55e35a1415438685f71fe809dfb0e94ff9d3b994dd8d8ae8f7206bb878d59a84",
			"core.js": "b6c21bc084fee2a158425de526a60e66cb7aa2df89691ef74f97aeb2e4ee9173",
			"core.min.js": "c84924e59615b3f7d982fc5653eb026fc6c74e4f6349cc48699403f82678bdc8"
		}
	},
	{
		"name": "lodash",
		"shortName": "lodash.js",
		"version": "4.17.21",
		"files": {
			"lodash.js": "4c04561befdf653aef017a42ac5addf68ea943cdfca6bdee5ce04e04e8139f54",
			"lodash.min.js": "a9705dfc47c0763380d851ab1801be6f76019f6b67e40e9b873f8b4a0603f7a9",
			"core.js": "e7ace8c713f76cf458b9f90fb4735f52225cc8c69a0e7b319bd9b78764307add",
			"core.min.js": "de1fac0ad3a03174f4e49969f48d2e499d19afcd076db19431d7b1cd707832fa"
		}
	},
	{
		"name": "underscore",
		"shortName": "underscore.js",
		"version": "1.13.6",
		"files": {
			"underscore.js": "56bf845439057fbf61e9925905b3c5bea88886604189dcb5312bd5281e4415f5",
			"underscore-min.js": "25f436e933246f279adc4967725a4d915e0fc7a6419d3b956a945bb5782dc6e5",
			"underscore-umd.js": "56bf845439057fbf61e9925905b3c5bea88886604189dcb5312bd5281e4415f5",
			"underscore-umd-min.js": "25f436e933246f279adc4967725a4d915e0fc7a6419d3b956a945bb5782dc6e5"
		}
	},
	{
		"name": "moment",
		"shortName": "moment.js",
		"version": "2.29.4",
		"files": {
			"moment.js": "c33f09a4e1230f3075be8d2a94081108d52f62d3c30b9a238941fe80790267c6",
			"min/moment.min.js": "f343aa319a17a3fc372ee6ad5af482b9bf6a298cb22652b4aa7502604821071f",
			"min/moment-with-locales.js": "f37cad4429c2815e53699ca98abd4e8773737f696fff554c63a58f4d6589200b",
			"min/moment-with-locales.min.js": "430725b95468277dcbccc27e08e3d873276c0082737310b0b1ad330392511847"
		}
	},
	{
		"name": "moment",
		"shortName": "moment.js",
		"version": "2.30.1",
		"files": {
			"moment.js": "7dc0a51c32dae143f2eade235145dfd6a7756388c0f0bf409fa373dd6c233629",
			"min/moment.min.js": "845c524969edd5b3af9aa6d8718d29fe92e8dbe25b955214a8e064a05a9a5027",
			"min/moment-with-locales.js": "369ed6204dcd2373f618bfc026b7a513134df9500aae67c520d68b4a0d7b3134",
			"min/moment-with-locales.min.js": "69ad644b0ab4b3c39486a909655430e53a3436ef05b207b127e74da669d97325"
		}
	},
	{
		"name": "dayjs",
		"shortName": "dayjs",
		"version": "1.11.10",
		"files": {
			"dayjs.min.js": "9cfdb93f38afcf2d076abecd66d32bfd3383cdf1967654ebc26a26605daf4173"
		}
	},
	{
		"name": "dayjs",
		"shortName": "dayjs",
		"version": "1.11.13",
		"files": {
			"dayjs.min.js": "9cfdb93f38afcf2d076abecd66d32bfd3383cdf1967654ebc26a26605daf4173"
		}
	},
	{
		"name": "luxon",
		"shortName": "luxon",
		"version": "3.4.4",
		"files": {
			"build/global/luxon.js": "3dcaf3fe3e178858dcd70385216ad1f84f7db3ad68d0e2fa329d89515c5369f0",
			"build/global/luxon.min.js": "ecd426d1b86f0c92a8b0bf1dfba6604a2d8bc59088700fd30f4f3b18b1013bd3"
		}
	},
	{
		"name": "sweetalert2",
		"shortName": null,
		"version": "10.16.6",
		"files": {
			"dist/sweetalert2.js": "ef3e8fef2cae65d4ea0240c38ce28f3c8c3f331ea671b84b263a748057644634",
			"dist/sweetalert2.min.js": "3da93e4ff0fbacf1801dfcdc52e1c162fccf85618ffa137269b019136f240ad2",
			"dist/sweetalert2.all.js": "cfb398879c5251aee316be0e4b08f6df310f054b1071e47282dca99dcf72713c",
			"dist/sweetalert2.all.min.js": "042037da753e9b278b09dff0f7a73e163b628c355988442eb983893122c5ed49"
		}
	},
	{
		"name": "sweetalert2",
		"shortName": null,
		"version": "11.4.8",
		"files": {
			"dist/sweetalert2.js": "fcc34193a851003f54ae33fc1a3bc84498e1a33aeef28d58f2ad4d21dd8d2108",
			"dist/sweetalert2.min.js": "8c80ad67878fb50120f124f112bf665e7804452332970d3279b571b13a26d910",
			"dist/sweetalert2.all.js": "e9a0e5932eb41a8f7ff39abca9ef01ac19f18850ff806aed3113963f404b26a0",
			"dist/sweetalert2.all.min.js": "687b874d4ed274c52e441173257f8f4646dfcbd91dd2e1874bcb9ce0cfcd541a"
		}
	},
	{
		"name": "toastify-js",
		"shortName": "toastify-js",
		"version": "1.12.0",
		"files": {
			"src/toastify.js": "42dd6d2bfdd7153d1a702b2b45e468b7c85eec7426bb1e72938397d9a5db396e"
		}
	},
	{
		"name": "izitoast",
		"shortName": "izitoast",
		"version": "1.4.0",
		"files": {
			"dist/js/iziToast.js": "b22aa1f7ae742476d814ac9979310086afb78ef905086f08cfe30776bf5e2abc",
			"dist/js/iziToast.min.js": "df6d4fc52f8f3af6ef59c215a1165e4667f7daaedf4c5409db56d7c133564446"
		}
	},
	{
		"name": "vue",
		"shortName": "vue",
		"version": "2.6.14",
		"files": {
			"dist/vue.js": "69b75483b270421e1a89426dd59387ba090772313561c3e9fa415396a78e8936",
			"dist/vue.min.js": "9174c425c445377df4562ad9165ea08fdf9433a808296d7de5f619791df10e17",
			"dist/vue.runtime.min.js": "de69027593fc38b961c18aec2d83fe63d225d9e06abeab5548d4a6e9d7aad2ca"
		}
	},
	{
		"name": "vue",
		"shortName": "vue",
		"version": "2.7.16",
		"files": {
			"dist/vue.js": "36b10d3b4920592a4ec26c064c429e9a3dfb4689235fdfc91e1736b681c76786",
			"dist/vue.min.js": "3c1d4b0c549e8de9d4a9bafb12ab70b6a1ac747d07293b98c5b25b6632999afd",
			"dist/vue.runtime.min.js": "c403020f02111ef6dde6088c72e4baf584adb5b408a562bef1413e1f53e0b899"
		}
	},
	{
		"name": "vue",
		"shortName": "vue",
		"version": "3.3.4",
		"files": {
			"dist/vue.global.js": "21755031dfd12b4d329ff9923ababc9dca8e61432b1223338cd63dd072326a2d",
			"dist/vue.global.prod.js": "628497cb69df7b1d31236479cad68c9bb3f265060afd5506a0c004b394dfa47e",
			"dist/vue.runtime.global.prod.js": "9a184e33ee02b386321c0da0d8f99e06940254706767095cf86be699be0c9c0d"
		}
	},
	{
		"name": "vue",
		"shortName": "vue",
		"version": "3.4.38",
		"files": {
			"dist/vue.global.js": "d50c7a5c766cb5eb158df2ef64c0b46a3087db9d4e811407a34fddb102aafa20",
			"dist/vue.global.prod.js": "b50eeefe35d41636bb96c92b40f1df0b4fb7914e07b3c625b1ec15e9748767b9",
			"dist/vue.runtime.global.prod.js": "fdacfe2cdfcfac6d8dc2893d08a7a0557d9d38c21a70e1c4bd63cd12f1b6b4f7"
		}
	},
	{
		"name": "vue",
		"shortName": "vue",
		"version": "3.5.13",
		"files": {
			"dist/vue.global.js": "370d04e6832c40b8a5557cd40b1d34bf1413195fb1d42f37106f2b50f6b07bc0",
			"dist/vue.global.prod.js": "c459ba7cc8db65c982589fa5d64c7ff478877e8e5b0fd75683207cec6a4e89e8",
			"dist/vue.runtime.global.prod.js": "c30803c46b41d8bbd0ff02e4a790a06a5e3d7a39f72df3cf380389926044cbd4"
		}
	},
	{
		"name": "react",
		"shortName": "react",
		"version": "16.14.0",
		"files": {
			"umd/react.development.js": "75bf60f3ea0e3cbcdbdecc902eeb842b6cbe39db8e62f1fa7f91a755d51d020c",
			"umd/react.production.min.js": "5cef9367d2bcaba25b74d20e0e139d2cf900e9123e5fde26101aee7f40f6b5cf"
		}
	},
	{
		"name": "react",
		"shortName": "react",
		"version": "17.0.2",
		"files": {
			"umd/react.development.js": "428424bc51edcf9a0239c976a06951a343674afe62002f2b32d1140f1df5c024",
			"umd/react.production.min.js": "229bbf4d0e7488209564152c6723497f1ac3934136ca1684233d2fa88fa4146f"
		}
	},
	{
		"name": "react",
		"shortName": "react",
		"version": "18.2.0",
		"files": {
			"umd/react.development.js": "857364e2b982318417025fb9b4b8355c09f75fa46ba0be93f520f769f6757a78",
			"umd/react.production.min.js": "4b4969fa4ef3594324da2c6d78ce8766fbbc2fd121fff395aedf997db0a99a06"
		}
	},
	{
		"name": "react",
		"shortName": "react",
		"version": "18.3.1",
		"files": {
			"umd/react.development.js": "28348fef6cb0ed8b2ceeb22deaf824428fd13875d84c73d38f77dd216fc24e7f",
			"umd/react.production.min.js": "d949f1c3687aedadcedac85261865f29b17cd273997e7f6b2bfc53b2f9d4c4dd"
		}
	},
	{
		"name": "react-dom",
		"shortName": "react-dom",
		"version": "16.14.0",
		"files": {
			"umd/react-dom.development.js": "733ffef3d12f49b6275ba47c5d7824c7e948b7e102fd5a1ef9b5b980ee5d9dda",
			"umd/react-dom.production.min.js": "4949f4e1cff9e8a960b44c9a8be70bc4bb10216eb4d0123ca61753e0908a0f87"
		}
	},
	{
		"name": "react-dom",
		"shortName": "react-dom",
		"version": "17.0.2",
		"files": {
			"umd/react-dom.development.js": "4b15115bcef52d1e23f6de6267bc7d96278b966c53e17b2624a51279a2dedf01",
			"umd/react-dom.production.min.js": "9db33292007ab6c38527b39d5663e976a305564e19b2a5a8713ea2b2c00f505d"
		}
	},
	{
		"name": "react-dom",
		"shortName": "react-dom",
		"version": "18.2.0",
		"files": {
			"umd/react-dom.development.js": "6d11da926dde155c0d8773ae0e05bb64683f1f40d4e1eb628717dd8499172282",
			"umd/react-dom.production.min.js": "21758ed084cd0e37e735722ee4f3957ea960628a29dfa6c3ce1a1d47a2d6e4f7"
		}
	},
	{
		"name": "react-dom",
		"shortName": "react-dom",
		"version": "18.3.1",
		"files": {
			"umd/react-dom.development.js": "f9044a5e9c39db8bb1a204dff924e526ec0a621e695bb69de1035811be8709e4",
			"umd/react-dom.production.min.js": "35f4f974f4b2bcd44da73963347f8952e341f83909e4498227d4e26b98f66f0d"
		}
	},
	{
		"name": "jszip",
		"shortName": "jszip",
		"version": "3.1.5",
		"files": {
			"dist/jszip.js": "58f1450c539388861c5b7d28031dfb713b011f912f02c0fc013110fca9cff6dc",
			"dist/jszip.min.js": "3d9fcebdd5f1116d6ede7b930140928dde25c9aa09dd4269bff5f5d71d868b97"
		}
	},
	{
		"name": "jszip",
		"shortName": "jszip",
		"version": "3.7.1",
		"files": {
			"dist/jszip.js": "5f8dfaf3a08014a60d94c7bbc69681481ede72a626307e40222bf371aa6d5192",
			"dist/jszip.min.js": "c9e4a52bac18aee4f3f90d05fbca603f5b0f5bf1ce8c45e60bb4ed3a2cb2ed86"
		}
	},
	{
		"name": "jszip",
		"shortName": "jszip",
		"version": "3.10.1",
		"files": {
			"dist/jszip.js": "e2e1be5c22d3f15b0b89e676d3eede94644529996d9898a6b1587c9908a78506",
			"dist/jszip.min.js": "acc7e41455a80765b5fd9c7ee1b8078a6d160bbbca455aeae854de65c947d59e"
		}
	},
	{
		"name": "file-saver",
		"shortName": "FileSaver.js",
		"version": "1.3.8",
		"files": {
			"FileSaver.js": "86db91d4ec31f22f619b887863877f16394f2e88f6b5e426849e569cd4a8df0d",
			"FileSaver.min.js": "14f249b7c9c0fb12f8454ebf82cae203ca7cc4078b19ab68c938e576f40a19d1"
		}
	},
	{
		"name": "file-saver",
		"shortName": "FileSaver.js",
		"version": "2.0.2",
		"files": {
			"dist/FileSaver.js": "452ebaa72c81852ea49012b3a77f249438951e0257d46c72d2838d83ccb1810e",
			"dist/FileSaver.min.js": "bbf27552b76b9379c260579fa68793320239be2535ba3083bb67d75e84898e18"
		}
	},
	{
		"name": "file-saver",
		"shortName": "FileSaver.js",
		"version": "2.0.5",
		"files": {
			"dist/FileSaver.js": "6060c139808ad689ae6f055ea65eb8eaa90314fcceda72af727a369a7e69f263",
			"dist/FileSaver.min.js": "c68874cbaa2fd1650b7d770b328680ea765fb3376023cc3608427fde4f0d0481"
		}
	},
	{
		"name": "crypto-js",
		"shortName": "crypto-js",
		"version": "4.1.1",
		"files": {
			"crypto-js.js": "f0bdf25fda8f9af5920c82070775864c7e1166eb31540d030e6b80a382e39ce1",
			"md5.js": "97dc67431dbd3360ea838fecad611a30f540f8389bbd15b89a1e14ba8dbb54aa",
			"sha256.js": "d8074f23cbd27aa6c2f231b8bdad34bbd8d49c7e47ffa0d7cd07a2c4d1d3c798"
		}
	},
	{
		"name": "crypto-js",
		"shortName": "crypto-js",
		"version": "4.2.0",
		"files": {
			"crypto-js.js": "ee02257ffbaf0a9b481c7039b0f3bb20c360c9674fe4be8b38ae709b2ea59bbe",
			"md5.js": "ffce8dc6b782620c6238a5b2280c5a98f6bef8c77fa80e581fac8cce0f08effe",
			"sha256.js": "d8074f23cbd27aa6c2f231b8bdad34bbd8d49c7e47ffa0d7cd07a2c4d1d3c798"
		}
	},
	{
		"name": "blueimp-md5",
		"shortName": "blueimp-md5",
		"version": "2.19.0",
		"files": {
			"js/md5.js": "5f14f0efb563db7b23efaf394339a78bced6fd5ba649f049961a65476d928af5",
			"js/md5.min.js": "64d7ded388c562e4bde9e58ce205e5fa01b9734fcd434d496eb7b4fbfe9b927d"
		}
	},
	{
		"name": "spark-md5",
		"shortName": "spark-md5",
		"version": "3.0.2",
		"files": {
			"spark-md5.js": "87f7f7804f9e5d55782065d799d75fc8d3b324100b198d1a415632255552736d",
			"spark-md5.min.js": "d80e84c820cc5587a0ba3c8a20652099ea3fa7fc43944e812e56d449c1d9f1c9"
		}
	},
	{
		"name": "arrive",
		"shortName": "arrive",
		"version": "2.4.1",
		"files": {
			"src/arrive.js": "ae6f501071d8f750705fa03f1c7224a8c8e9c3fb4712e23c5f65417b82bc448c",
			"minified/arrive.min.js": "5971de670aef1d6f90a63e6ed8d095ca22f95c455ffc0ceb60be62e30e1a4473"
		}
	},
	{
		"name": "mousetrap",
		"shortName": "mousetrap",
		"version": "1.6.5",
		"files": {
			"mousetrap.js": "9709ef7b978267edc5b32aa440cdd2aa58f1274404c6597649729075f67b5fa8",
			"mousetrap.min.js": "dac68f8e452bde0e1f12742d3e9742a412d29d877d2fea82e525d0506410bfc1"
		}
	},
	{
		"name": "hotkeys-js",
		"shortName": "hotkeys-js",
		"version": "3.13.7",
		"files": {
			"dist/hotkeys.js": "e5d2768b2170554dde4d996c2c97c4aecc19b95104f94cc03d18ac838c36300b",
			"dist/hotkeys.min.js": "da239297742e4b0c8f515c1611ca12c7723981f4607199aa0124cfd543638c6c"
		}
	},
	{
		"name": "@violentmonkey/dom",
		"shortName": null,
		"version": "2.1.7",
		"files": {
			"dist/index.js": "87a2d0cb6e5eb432a0e516b40ca694047e32d3b02661e6f997975300dd2ffa54"
		}
	},
	{
		"name": "@violentmonkey/dom",
		"shortName": null,
		"version": "2.2.1",
		"files": {
			"dist/index.js": "28eecfab6ea7c3f7c2a44e6c278a2342ce87d803dbd68d68c45cd9c65530e406"
		}
	},
	{
		"name": "@violentmonkey/shortcut",
		"shortName": null,
		"version": "1.2.6",
		"files": {
			"dist/index.js": "8fe5adc0e5a1ad33a58e4fdb8f884d2e021789b901f86cfb97a8fe5148b50c70"
		}
	},
	{
		"name": "@violentmonkey/shortcut",
		"shortName": null,
		"version": "1.4.4",
		"files": {
			"dist/index.js": "d77a6af256f2919324021ebd4b5aff04682b5aa4cb076d71719ebc90994ff719"
		}
	},
	{
		"name": "@violentmonkey/ui",
		"shortName": null,
		"version": "0.7.9",
		"files": {
			"dist/index.js": "03d0d1de92a186d562d4ea2e4289f1532d4290914d872f9d461a6dfe002bcbfc"
		}
	},
	{
		"name": "axios",
		"shortName": "axios",
		"version": "0.27.2",
		"files": {
			"dist/axios.js": "20c84668927c5f6be980a88ef11dfe69836256c3598da239190cbe8fb1587f10",
			"dist/axios.min.js": "e373b70a5167485c73a265421bcfcd1fdddbae49c9c51605e6d2918a3de4ae0d"
		}
	},
	{
		"name": "axios",
		"shortName": "axios",
		"version": "1.7.7",
		"files": {
			"dist/axios.js": "92dde611058447c46bb3e269fd29bec428038baaba0fc0bc432b2bc80cc01dda",
			"dist/axios.min.js": "f5b2b26071bb59f466683356df11b5392614cf6966586917990c65d48af0dcb9"
		}
	},
	{
		"name": "d3",
		"shortName": "d3",
		"version": "7.9.0",
		"files": {
			"dist/d3.js": "0c0d58be2106c14e242fc75bc09a17467800630751580665f6e9552a0c064ea2",
			"dist/d3.min.js": "f2094bbf6141b359722c4fe454eb6c4b0f0e42cc10cc7af921fc158fceb86539"
		}
	},
	{
		"name": "d3-selection",
		"shortName": null,
		"version": "3.0.0",
		"files": {
			"dist/d3-selection.js": "7fa09696acda298d4218acd4b05a185607cb56cf6da02637301290359fbde6dd",
			"dist/d3-selection.min.js": "45daab9cf677901bcae102f3f23ca2930db3c0fb8ff9e3dbed087d9c4de921ca"
		}
	},
	{
		"name": "chart.js",
		"shortName": "Chart.js",
		"version": "4.4.1",
		"files": {
			"dist/chart.umd.js": "74401d738dd3e03ee5dfb3b6841210fe2c4ead8a960c4011ca4ba0b78a9fd8f3"
		}
	},
	{
		"name": "chart.js",
		"shortName": "Chart.js",
		"version": "4.4.3",
		"files": {
			"dist/chart.umd.js": "6e708cb2c2b41604db1f5dec01724856ec53ac867899a1e4e2cfb8f0ace6bed9"
		}
	},
	{
		"name": "marked",
		"shortName": "marked",
		"version": "12.0.2",
		"files": {
			"marked.min.js": "15fabce5b65898b32b03f5ed25e9f891a729ad4c0d6d877110a7744aa847a894"
		}
	},
	{
		"name": "turndown",
		"shortName": "turndown",
		"version": "7.1.2",
		"files": {
			"dist/turndown.js": "b038467ecb9165570d445ad493b3797913d0e40c8af3069809836ccc01b7a7fc"
		}
	},
	{
		"name": "turndown",
		"shortName": "turndown",
		"version": "7.2.0",
		"files": {
			"dist/turndown.js": "ae3605eb07ab920a2d181008ace692ec560fa6cd67d2e291f77cbc5c4322cd38"
		}
	},
	{
		"name": "turndown-plugin-gfm",
		"shortName": null,
		"version": "1.0.2",
		"files": {
			"dist/turndown-plugin-gfm.js": "cf744cc1b7580f06d64ce236a4ff2630a53d389eccf2133a09d71ca443511912"
		}
	},
	{
		"name": "dompurify",
		"shortName": "dompurify",
		"version": "3.0.6",
		"files": {
			"dist/purify.js": "d97ee740a333c2672e571d3e4071d28845772464f3d79b8639aa16ac4bc0572b",
			"dist/purify.min.js": "ea4b09082ca4ba0ae71be6431a097678751d0453b9c52a4d2c7c39a2166ed9fc"
		}
	},
	{
		"name": "dompurify",
		"shortName": "dompurify",
		"version": "3.1.6",
		"files": {
			"dist/purify.js": "94970cb00c8ee97b3cb7d0932c0cb6eb19d3185d5465948ced5fecb9c1cbc99a",
			"dist/purify.min.js": "c0845096a7c4a6741f362ac506c94c1c7d27dc603bcc1bf64a587f76f2dbe3a1"
		}
	},
	{
		"name": "@highlightjs/cdn-assets",
		"shortName": null,
		"version": "11.9.0",
		"files": {
			"highlight.js": "ec0c4b08b183538c9d2f6dab4818ec76816a42415a77d06370857b0d44ce5b0d",
			"highlight.min.js": "837a6fa5b0c736b52bbde2b2b6190f305da3fc9ed41681db5321507057b5c846"
		}
	},
	{
		"name": "katex",
		"shortName": "KaTeX",
		"version": "0.16.9",
		"files": {
			"dist/katex.js": "1842719ac47348bff78e0c57cb4dd373e2adf8e9bbc6720882d08e6d629b66d7",
			"dist/katex.min.js": "dc84b296ec3e884de093158f760fd9d45b6c7abe58b5381557f4e138f46a58ae"
		}
	},
	{
		"name": "katex",
		"shortName": "KaTeX",
		"version": "0.16.11",
		"files": {
			"dist/katex.js": "e0cf1ac3508a85a439800821de03c9b77d1bedbdfb47dc70738dc417ea1b5cbe",
			"dist/katex.min.js": "e6bfe5deebd4c7ccd272055bab63bd3ab2c73b907b6e6a22d352740a81381fd4"
		}
	},
	{
		"name": "fflate",
		"shortName": null,
		"version": "0.8.2",
		"files": {
			"umd/index.js": "c3b34f2e9f5e74d4d7d64e01cac7a0c01954c6c406414d42185c7b53d6875ddf"
		}
	},
	{
		"name": "pako",
		"shortName": "pako",
		"version": "2.1.0",
		"files": {
			"dist/pako.js": "e3c8f46f5a741598157ba051a9a0c043bcdc879c1867d3268e4058d4fae5fe3e",
			"dist/pako.min.js": "ede2693a4a6a5126b9d35669062b358ecab6ae7b9b86a1cf302feb45a8514907"
		}
	},
	{
		"name": "papaparse",
		"shortName": "PapaParse",
		"version": "5.4.1",
		"files": {
			"papaparse.js": "a1f553d9376f3d277a588749dc779fe2be09cdb4712ab48c16c72403ce56f151",
			"papaparse.min.js": "b8e870c5d2b29772f10c9fa9a693c8b896aac8540ed6701e3cc6304c683febdb"
		}
	},
	{
		"name": "localforage",
		"shortName": "localforage",
		"version": "1.10.0",
		"files": {
			"dist/localforage.js": "e9f100dee1745c2b62b08705672e474d3e7c5e871763b2d7ec951f1222ba5b96",
			"dist/localforage.min.js": "cc168d95fb927d46b1043726cfe13998e08902ff63f24330e2bb2290109ed145"
		}
	},
	{
		"name": "dexie",
		"shortName": "dexie",
		"version": "3.2.4",
		"files": {
			"dist/dexie.js": "a346738e15375dd84bc6f5797a61dcd1781c983504c4e354343933e19ffeeec7",
			"dist/dexie.min.js": "1c3292c03803242f5d6a25ae42ae4f98124f6b96657d1857f27353eb47aa2ac1"
		}
	},
	{
		"name": "lz-string",
		"shortName": "lz-string",
		"version": "1.5.0",
		"files": {
			"libs/lz-string.js": "550034b821027008776cb9bcd1700bb5d31e8b3de224cb130fc966a75dab0e5e",
			"libs/lz-string.min.js": "95f4d1cbf099f57161b664bc048426ec3df92637801a4c79116e83315aa787e7"
		}
	},
	{
		"name": "js-yaml",
		"shortName": "js-yaml",
		"version": "4.1.0",
		"files": {
			"dist/js-yaml.js": "c738b0020702aa631abd8de23a902a3079d99d3060e44166955cb51f570881c4",
			"dist/js-yaml.min.js": "45dc3dd03dc07a06705a2c2989b8c7f709013f04bd5386e3279d4e447f07ebd7"
		}
	},
	{
		"name": "diff",
		"shortName": "jsdiff",
		"version": "5.1.0",
		"files": {
			"dist/diff.js": "28019be9acd685d12cf6bcf152a75007918eaf28d4f5486dde03e3e7e983b7f7",
			"dist/diff.min.js": "3a29bd9374b219bd6964550085cddf6b62fc4073893d3f251c1d61ef1ea56b7f"
		}
	},
	{
		"name": "mustache",
		"shortName": "mustache.js",
		"version": "4.2.0",
		"files": {
			"mustache.js": "a80aca795ca45cded108335257ad6493e9dc54fc4d9f0ebfe0d43185af590b90",
			"mustache.min.js": "d7fd0603512461e8edbd81686bead2ab82df3389b9cca235dd9d5b408848e02a"
		}
	},
	{
		"name": "clipboard",
		"shortName": "clipboard.js",
		"version": "2.0.11",
		"files": {
			"dist/clipboard.js": "ba5f78267d0c04e8a31aebd7860c7fd7fc236891cddd477a4c7fdc19a0eb176e",
			"dist/clipboard.min.js": "e17a1d816e13c0826e0ed7febfabc3277f45571234bde0bf9120829a7169edc9"
		}
	},
	{
		"name": "qrcode-generator",
		"shortName": "qrcode-generator",
		"version": "1.4.4",
		"files": {
			"qrcode.js": "18ae399f81182bc9de916e9c77b195df20cc58d6f2d55a62b085a299f1bf1780"
		}
	},
	{
		"name": "html2canvas",
		"shortName": "html2canvas",
		"version": "1.4.1",
		"files": {
			"dist/html2canvas.js": "01c5b468ffa0427e535e3019165d2efd2489650ec9cf1379d6ab79fdbf75736b",
			"dist/html2canvas.min.js": "e87e550794322e574a1fda0c1549a3c70dae5a93d9113417a429016838eab8cb"
		}
	},
	{
		"name": "tippy.js",
		"shortName": "tippy.js",
		"version": "6.3.7",
		"files": {
			"dist/tippy-bundle.umd.js": "532a8591a3844361e3ac607e4a142b621400a0a01c5b74f53b5af9e0b0804c48",
			"dist/tippy-bundle.umd.min.js": "3f0fe70eb26ccf28f6887a192e29d38dd7ef7c2f079a73304ad42ddc7bed37de"
		}
	},
	{
		"name": "@popperjs/core",
		"shortName": null,
		"version": "2.11.8",
		"files": {
			"dist/umd/popper.js": "63434ce3722e02ed9937660e3cef8274ed750e403bed0796807dfc3d1c3fabfb",
			"dist/umd/popper.min.js": "c212f4b505a86352aed62b24a8f16f999f821ecbe6456c7f3c8a04bc87968782"
		}
	},
	{
		"name": "sortablejs",
		"shortName": "Sortable",
		"version": "1.15.2",
		"files": {
			"Sortable.js": "9898375cabd1071ad9d27caeb34625d9f62a9e68dc2383e10bc31529bbd98259",
			"Sortable.min.js": "ca68430703c4f5960e90735867c6e94d29b5a3de37107d8100e5a301007e9e6e"
		}
	},
	{
		"name": "fuse.js",
		"shortName": "fuse.js",
		"version": "7.0.0",
		"files": {
			"dist/fuse.js": "7313eea2b0a30dbeff22e56fc8009acc3cd9744edf2a5a5806258aa416a3aa55",
			"dist/fuse.min.js": "e3621b53cb77b4ec306dec41ed95511e6dd80d17fae5a04f3e346d214b9f8f92"
		}
	},
	{
		"name": "viewerjs",
		"shortName": "viewerjs",
		"version": "1.11.7",
		"files": {
			"dist/viewer.js": "288a2465d0fbeb2a13079336e35ffefd844cf2270c67b550f7114023ea0036a9",
			"dist/viewer.min.js": "b171fb0cfc453fdf40a8cfc3742065b49ea9005c6fbe7c29e8902bf879cb8ddc"
		}
	},
	{
		"name": "hls.js",
		"shortName": "hls.js",
		"version": "1.5.17",
		"files": {
			"dist/hls.js": "b41f0ed963f563665cc5139302bda24623f58cb29b8d6c7ec3bdd1906065360a",
			"dist/hls.min.js": "484054e8cd03d3f6d1781fb7f402bdc318d8a4c527f933a95c624e27cc9a9470"
		}
	},
	{
		"name": "js-cookie",
		"shortName": "js-cookie",
		"version": "3.0.5",
		"files": {
			"dist/js.cookie.js": "5f8b02d87028a3f689b8d9303a828e7ce2c16d47e10ca2cb7775d21c5741aecf",
			"dist/js.cookie.min.js": "582cc085dd8fea044917d1efde838e77e845262fd025bbfe0339f808607c81f6"
		}
	},
	{
		"name": "axe-core",
		"shortName": null,
		"version": "4.14.1",
		"files": {
			"axe.js": "fd334aa2da229d401b8f58a11644cd1ae520d8a2418a74905988f2db940ffd4b",
			"axe.min.js": "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
		}
	}
];
