export type Attributes = Record<string, string | number | boolean>

/** Something that takes a while, and is part of something greater or the beginning of it. */
export interface Span {
  /** What is begun within is part of it. */
  run<Result>(work: () => Result): Result
  set(attributes: Attributes): void
  end(outcome: 'ok' | 'failed'): void
}

interface SpanOptions {
  kind: 'server' | 'client' | 'consumer'
  attributes: Attributes
  /** The parent span as `tell` writes it, if that is in another process; null: none. Undefined: the current one. */
  parent?: string | null
}

/** Reports to the outside how long each thing took, and why it ran. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span
  /** What goes on here, in the words of W3C Trace Context (`traceparent`); null: nothing. */
  tell(): string | null
}
