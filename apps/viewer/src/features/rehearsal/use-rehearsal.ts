import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beginRehearsal } from './begin-rehearsal.ts'
import { parseRehearsal, type Rehearsal, rehearsalKey } from './rehearsal.ts'

/** What this tab gets, and how to change that. A change fetches everything again. */
export function useRehearsal(eventId: number | undefined) {
  const queryClient = useQueryClient()
  const [rehearsal, setRehearsal] = useState(() => {
    const kept = parseRehearsal(sessionStorage.getItem(rehearsalKey))
    return eventId === undefined ? kept : chooseAnother(kept, eventId)
  })
  function keep(wanted: Rehearsal): void {
    const text = JSON.stringify(wanted)
    if (text === '{}') sessionStorage.removeItem(rehearsalKey)
    else sessionStorage.setItem(rehearsalKey, text)
    beginRehearsal()
    setRehearsal(parseRehearsal(text))
    void queryClient.invalidateQueries()
  }
  return {
    rehearsal,
    change: (part: Rehearsal) => keep({ ...rehearsal, ...part }),
    chooseGame: (wanted: number | undefined) => keep(chooseAnother(rehearsal, wanted)),
    stop: () => keep({}),
  }
}

/** What is set for one game is not for another. */
function chooseAnother(
  { eventId: _eventId, status: _status, kind: _kind, ...rest }: Rehearsal,
  eventId: number | undefined,
): Rehearsal {
  return eventId === undefined ? rest : { ...rest, eventId }
}
