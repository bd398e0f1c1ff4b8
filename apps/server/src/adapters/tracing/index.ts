export { openTracing, type TracingConfig } from './open-tracing.ts'
