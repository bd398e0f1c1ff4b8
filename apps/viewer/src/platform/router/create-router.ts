import type { RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { type Place, readPlace } from './place.ts'

/** The content of a place: its parts from the frame inwards. */
export interface Opened {
  parts: readonly ComponentType[]
  params: Record<string, string>
}

/** Another place takes its place in the history. */
export interface Elsewhere {
  to: string
}

export interface Shown extends Opened {
  place: Place
  /** Why nothing could be opened. */
  problem?: unknown
}

export interface RouterOptions {
  history: RouterHistory
  /** Has everything loaded that the place needs, so that the present one stays until then. */
  open: (place: Place) => Promise<Opened | Elsewhere>
}

export type Router = ReturnType<typeof createRouter>

/** Follows the address: opens the place, then shows it. Of two that are opened at once the later one counts. */
export function createRouter({ history, open }: RouterOptions) {
  let shown: Shown | null = null
  let turn = 0
  let loading = Promise.resolve()
  const opened = createListeners<Shown>()
  const settled = createListeners<Shown>()

  async function openPlace(): Promise<void> {
    turn += 1
    const mine = turn
    const place = readPlace(history.location)
    const found = await open(place).catch((problem: unknown) => ({ parts: [], params: {}, problem }))
    if (mine !== turn) return
    if ('to' in found) {
      history.replace(found.to, undefined, { ignoreBlocker: true })
      return loading
    }
    shown = { ...found, place }
    opened.tell(shown)
  }

  function load(): Promise<void> {
    loading = openPlace()
    return loading
  }

  history.subscribe(() => void load())
  return {
    history,
    /** Opens the place of the address, also once more: who may be there can have changed. */
    load,
    /** Null until the first place is opened. */
    shown: () => shown,
    onOpened: opened.add,
    /** A place is on the screen. */
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
