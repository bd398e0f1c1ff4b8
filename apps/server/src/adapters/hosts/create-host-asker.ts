import { lookup } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOutside } from '../../runtime/ask-outside.ts'
import type { HostAsker } from './host-asker.ts'

const timeoutMs = 3_000
/** What we answer is shorter by far. */
const maxBytes = 4 * 1024

export function createHostAsker({ toPrivate }: { toPrivate: boolean }): HostAsker {
  return {
    toPrivate,
    async lookUp(host) {
      const found = lookup(host, { all: true }).then(
        all => [...new Set(all.map(({ address }) => address))],
        () => [],
      )
      // A name server that is silent would be waited for much longer.
      return Promise.race([found, sleep(timeoutMs, [], { ref: false })])
    },
    async ask(url) {
      const limits = { timeoutMs, maxBytes, toPrivate }
      return askOutside(url, { method: 'GET', ...limits }).then(
        ({ text }) => text,
        () => null,
      )
    },
  }
}
