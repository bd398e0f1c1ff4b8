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
  /** What it is part of, as `tell` says it, if that went on elsewhere; null: of nothing. Else of what goes on here. */
  parent?: string | null
}

/** Tells somebody outside what took how long, and because of what. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span
  /** What goes on here, in the words of W3C Trace Context (`traceparent`); null: nothing. */
  tell(): string | null
}
