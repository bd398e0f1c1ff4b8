import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'

export const layouts = ['grid', 'list'] as const
export const displays = ['card', 'table'] as const
export type EventLayout = (typeof layouts)[number]
export type EventDisplay = (typeof displays)[number]

/** Rows by day until somebody says otherwise, which is remembered. */
export function useEventViews() {
  const { storage } = useApp()
  const [layout, setLayout] = useState(layouts.find(view => view === storage.get('events_layout')) ?? null)
  const [display, setDisplay] = useState(
    displays.find(view => view === storage.get('events_display')) ?? 'card',
  )
  return {
    layout: layout ?? 'list',
    display,
    chooseLayout: (view: EventLayout) => {
      storage.set('events_layout', view)
      setLayout(view)
    },
    chooseDisplay: (view: EventDisplay) => {
      storage.set('events_display', view)
      setDisplay(view)
    },
  }
}
