import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beginRehearsal } from './begin-rehearsal.ts'
import { parseRehearsal, type Rehearsal, rehearsalKey } from './rehearsal.ts'

/** What this tab is told, and how to tell it otherwise; whatever was fetched before is fetched anew. */
export function useRehearsal() {
  const queryClient = useQueryClient()
  const [rehearsal, setRehearsal] = useState(() => parseRehearsal(sessionStorage.getItem(rehearsalKey)))
  function keep(wanted: Rehearsal): void {
    const text = JSON.stringify(wanted)
    if (text === '{}') sessionStorage.removeItem(rehearsalKey)
    else sessionStorage.setItem(rehearsalKey, text)
    beginRehearsal()
    setRehearsal(parseRehearsal(text))
    void queryClient.invalidateQueries()
  }
  return { rehearsal, change: (part: Rehearsal) => keep({ ...rehearsal, ...part }), stop: () => keep({}) }
}
