import type { RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { type Address, readAddress } from './address.ts'
import { waitForAll } from './wait-for-all.ts'

/** The content of a place: its parts from the frame inwards. */
export interface Opened {
  parts: readonly ComponentType[]
  params: Record<string, string>
}

/** Another address takes its step in the history. */
export interface Elsewhere {
  to: string
}

export interface Shown extends Opened {
  address: Address
  /** Why nothing could be opened. */
  problem?: unknown
}

export interface RouterOptions {
  history: RouterHistory
  /** Has everything loaded that the address needs, so that the present screen stays until then. */
  open: (address: Address) => Promise<Opened | Elsewhere>
}

/** Puts the next screen in the place of the present one, by calling `show`. */
export type Present = (next: Shown, show: () => void) => void

export type Router = ReturnType<typeof createRouter>

/** Follows the address: opens the place, then shows it. Of two that are opened at once the later one counts. */
export function createRouter({ history, open }: RouterOptions) {
  let shown: Shown | null = null
  let turn = 0
  let loading = Promise.resolve()
  let present: Present = waitForAll
  const opened = createListeners<Shown>()
  const settled = createListeners<Shown>()

  async function openAddress(): Promise<void> {
    turn += 1
    const mine = turn
    const address = readAddress(history.location)
    const found = await open(address).catch((problem: unknown) => ({ parts: [], params: {}, problem }))
    if (mine !== turn) return
    if ('to' in found) {
      history.replace(found.to, undefined, { ignoreBlocker: true })
      return loading
    }
    shown = { ...found, address }
    opened.tell(shown)
  }

  function load(): Promise<void> {
    loading = openAddress()
    return loading
  }

  history.subscribe(() => void load())
  return {
    history,
    /** Opens the address, also once more: who may be there can have changed. */
    load,
    /** Null until the first address is opened. */
    shown: () => shown,
    onOpened: opened.add,
    present: (next: Shown, show: () => void) => present(next, show),
    presentBy(by: Present): void {
      present = by
    },
    /** What stands at the address is on the screen. */
    settle: settled.tell,
    onSettled: settled.add,
    go(href: string, { replaces = false, keepsScroll = false } = {}): void {
      const state = keepsScroll ? { keepsScroll } : {}
      if (replaces) history.replace(href, state)
      else history.push(href, state)
    },
  }
}

function createListeners<Told>() {
  const listeners = new Set<(told: Told) => void>()
  return {
    tell(told: Told): void {
      for (const listener of listeners) listener(told)
    },
    add(listener: (told: Told) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
