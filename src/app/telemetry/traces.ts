import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import packageFile from '../../../package.json' with { type: 'json' }
import type { Log } from '../../platform/log/log.ts'
import { traceBy } from '../../platform/log/spans.ts'

type Wanted = {
  url: string
  headers: Record<string, string>
  /** Of where the traces come from. */
  attributes: Record<string, string>
  /** Before that of the attributes. */
  serviceName: string | undefined
  /** Of all traces, 0 to 1. */
  ratio: number
  log: Log
}

const patienceMs = 3000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Sends what passes through `spans.ts` to a collector, in batches; the result sends the last one and stops. */
export function startTraces({
  url,
  headers,
  attributes,
  serviceName,
  ratio,
  log,
}: Wanted): () => Promise<void> {
  const warn = (reason: string) => log.warn({ reason }, 'traces could not be sent')
  const quiet = () => undefined
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const chosen = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...{ 'service.name': packageFile.name, 'service.version': packageFile.version },
      ...attributes,
      ...(serviceName && { 'service.name': serviceName }),
    }),
    // Whoever asks may say what their trace is called, and that it is not wanted, but not that more of them are kept.
    sampler: new ParentBasedSampler({
      root: chosen,
      remoteParentSampled: chosen,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  })
  const tracer = provider.getTracer('guide')
  const current = new AsyncLocalStorage<Span>()
  const stop = traceBy(({ name, kind, values, parent, isPart = false }, work) => {
    const around = current.getStore()
    if (isPart && !around) return work(() => undefined)
    const remote = parent === undefined ? undefined : spanContextOf(parent)
    const context = around
      ? trace.setSpan(ROOT_CONTEXT, around)
      : remote
        ? trace.setSpanContext(ROOT_CONTEXT, remote)
        : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...values } }, context)
    return current.run(span, work, ({ values: more = {}, hasFailed = false } = {}) => {
      span.setAttributes({ ...more })
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  })
  return async () => {
    stop()
    // A collector that is away keeps no server from its end.
    await Promise.race([provider.shutdown(), wait(patienceMs, undefined, { ref: false })]).catch(
      (error: unknown) => warn(String(error)),
    )
  }
}

/** Of a header as W3C's Trace Context has it, of this version or a later one; undefined for any other. */
function spanContextOf(header: string): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header.trim()) ?? []
  const isKnown = version !== undefined && version !== 'ff' && !(version === '00' && rest)
  const context = {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
  }
  return isKnown && trace.isSpanContextValid(context) ? context : undefined
}
