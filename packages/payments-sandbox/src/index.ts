export { apiVersion } from './api-version.ts'
export { publicPrefix, secretPrefix } from './http/authenticate.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts'
