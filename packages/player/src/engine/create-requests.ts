import type { EngineOptions } from './engine.ts'
import { withToken } from './with-token.ts'

export type Requests = ReturnType<typeof createRequests>

/** Knows the address with its newest token, and when something of the video last came. */
export function createRequests({ url, renew }: Pick<EngineOptions, 'url' | 'renew'>) {
  let address = url
  let refreshing: Promise<string> | null = null
  let cameAtMs = performance.now()
  return {
    address: () => address,
    setAddress(newer: string): void {
      address = newer
    },
    cameAtMs: () => cameAtMs,
    /** Once, however many requests are refused at the same time. */
    refresh(): Promise<string> {
      refreshing ??= renew()
        .then(newer => {
          address = newer
          return newer
        })
        .finally(() => {
          refreshing = null
        })
      return refreshing
    },
    prepare(xhr: XMLHttpRequest, asked: string): void {
      if (!isList(asked))
        xhr.addEventListener('progress', () => {
          cameAtMs = performance.now()
        })
      xhr.open('GET', withToken(asked, address), true)
    },
  }
}

const isList = (url: string): boolean => /\.m3u8(?:\?|$)/.test(url)
