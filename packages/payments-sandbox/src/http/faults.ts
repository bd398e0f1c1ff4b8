/** What goes wrong with the next calls that match. */
export type Fault = {
  /** Whether the call has its effect. */
  when: 'before' | 'after'
  /** `reset`: the connection breaks; `slow`: it takes `delayMs` longer; `kill`: the sandbox dies. */
  reply: 'error' | 'reset' | 'slow' | 'kill'
  method: string | undefined
  /** Paths that begin so. */
  path: string | undefined
  delayMs: number
  times: number
}

export type Faults = {
  add(account: string, fault: Fault): void
  clear(account: string): void
  take(account: string, method: string, path: string): Fault | undefined
}

/** In memory: a restart mends everything. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault[]>()
  return {
    add(account, fault) {
      faults.set(account, [...(faults.get(account) ?? []), fault])
    },
    clear: account => void faults.delete(account),
    take(account, method, path) {
      const list = faults.get(account) ?? []
      const fault = list.find(
        one => (!one.method || one.method === method) && (!one.path || path.startsWith(one.path)),
      )
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times <= 0) list.splice(list.indexOf(fault), 1)
      return fault
    },
  }
}
