import type { Span as OtelSpan } from '@opentelemetry/api'
import type { Tracing } from '../../runtime/tracing.ts'

export interface TracingConfig {
  /** Where traces are sent to. */
  url: string
  /** From 0 to 1: how many of them. */
  share: number
  everyMs: number
}

/** Sending the last spans must not delay a stop. */
const stopMs = 3_000

/**
 * By OpenTelemetry, as OTLP over HTTP. Its packages are loaded only here, so that servers without tracing pay nothing. They
 * set nothing global, so that several servers in one process keep apart. Spans have only what we put into them: addresses,
 * keys and parameters are private.
 */
export async function openTracing(config: TracingConfig): Promise<Tracing & { stop(): Promise<void> }> {
  const [api, sdk, { AsyncLocalStorageContextManager }, resources, core, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, defaultTextMapGetter, defaultTextMapSetter } = api
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'grandstand' }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: config.url }),
        scheduledDelayMillis: config.everyMs,
      }),
    ],
  })
  const tracer = provider.getTracer('grandstand')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new core.W3CTraceContextPropagator()
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

  const readParent = (parent: string | null) =>
    parent === null
      ? ROOT_CONTEXT
      : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)

  const describe = (span: OtelSpan, around = trace.setSpan(contexts.active(), span)) => ({
    run: <Result>(work: () => Result): Result => contexts.with(around, work),
    set: (attributes: Parameters<OtelSpan['setAttributes']>[0]) => void span.setAttributes(attributes),
    end(outcome: 'ok' | 'failed') {
      if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  })

  return {
    begin(name, { kind, attributes, parent }) {
      const around = parent === undefined ? contexts.active() : readParent(parent)
      return describe(tracer.startSpan(name, { kind: kinds[kind], attributes }, around))
    },
    tell() {
      const carrier: { traceparent?: string } = {}
      propagator.inject(contexts.active(), carrier, defaultTextMapSetter)
      return carrier.traceparent ?? null
    },
    async stop() {
      await provider.forceFlush({ timeoutMillis: stopMs }).catch(() => {})
      await provider.shutdown().catch(() => {})
    },
  }
}
