import { z } from 'zod'
import type { TracingConfig } from '../adapters/tracing/index.ts'

/** Of OpenTelemetry's own variables those that are ours to read; its exporter reads the rest of `OTEL_EXPORTER_OTLP_*`. */
export const tracingVariables = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).max(60_000).default(5_000),
}

/** Null: nobody wants to know, and nothing of it is loaded. */
export function readTracing(values: z.infer<z.ZodObject<typeof tracingVariables>>): TracingConfig | null {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`)
  const isOff = values.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || values.OTEL_TRACES_EXPORTER === 'none'
  if (!url || isOff) return null
  const sampler = values.OTEL_TRACES_SAMPLER
  const share = sampler.endsWith('ratio') ? values.OTEL_TRACES_SAMPLER_ARG : Number(sampler.endsWith('on'))
  return { url, share, everyMs: values.OTEL_BSP_SCHEDULE_DELAY }
}
