import type { EventListName } from '@grandstand/rules'
import { useState } from 'react'
import { useApp } from '../../platform/app-context.ts'

export const layouts = ['grid', 'list'] as const
export const displays = ['card', 'table'] as const
export type EventLayout = (typeof layouts)[number]
export type EventDisplay = (typeof displays)[number]

/** Grid or list, cards or a table: remembered; a schedule is a list until somebody says otherwise. */
export function useEventViews(name: EventListName) {
  const { storage } = useApp()
  const [layout, setLayout] = useState(layouts.find(view => view === storage.get('events_layout')) ?? null)
  const [display, setDisplay] = useState(
    displays.find(view => view === storage.get('events_display')) ?? 'card',
  )
  return {
    layout: layout ?? (name === 'schedule' ? 'list' : 'grid'),
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
