import type Hls from 'hls.js'
import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { timesOf } from './times-of.ts'
import type { EarlyFile, EarlyFiles } from './warm-up.ts'

export interface ListCame {
  text: string
  /** On the page's clock. */
  cameAtMs: number
  /** It may be a list of sizes. */
  isFirst: boolean
}

interface LoaderOptions {
  early: EarlyFiles | undefined
  /** Before hls.js reads it. */
  onList: (list: ListCame) => void
}

/** The usual loader of hls.js, which first looks among what was asked for before there was a player. */
export function createLoader(
  { DefaultConfig }: typeof Hls,
  { early, onList }: LoaderOptions,
): HlsConfig['loader'] {
  return class extends DefaultConfig.loader {
    #isLeft = false

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const told: typeof callbacks = {
        ...callbacks,
        onSuccess(response, stats, loaded, details) {
          const { data } = response
          const isFirst = String(loaded.type) === 'manifest'
          // How long the way is, is read off it: see `leaveParts`.
          if (isFirst) stats.loading.first = timesOf(response.url, stats.loading.start).firstMs
          if (typeof data === 'string') onList({ text: data, cameAtMs: stats.loading.first, isFirst })
          callbacks.onSuccess(response, stats, loaded, details)
        },
      }
      const file = early?.take(context.url)
      if (!file) {
        super.load(context, config, told)
        return
      }
      this.context = context
      file.then(
        came => {
          if (!this.#isLeft) this.#succeed(came, told)
        },
        () => {
          if (!this.#isLeft) super.load(context, config, told)
        },
      )
    }

    #succeed({ data, startMs, firstMs, endMs }: EarlyFile, told: LoaderCallbacks<LoaderContext>): void {
      const { stats, context } = this
      if (!context) return
      Object.assign(stats.loading, { start: startMs, first: firstMs, end: endMs })
      stats.loaded = typeof data === 'string' ? data.length : data.byteLength
      stats.total = stats.loaded
      told.onSuccess({ url: context.url, data, code: 200 }, stats, context, null)
    }

    override abort(): void {
      this.#isLeft = true
      super.abort()
    }

    override destroy(): void {
      this.#isLeft = true
      super.destroy()
    }
  }
}
