import { useMemo } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { type EventNames, eventNames } from './event-names.ts'

/** Sports and venues come with the channel. */
export function useEventNames(): EventNames {
  const { event_categories, event_locations } = useBootstrap()
  return useMemo(() => eventNames(event_categories, event_locations), [event_categories, event_locations])
}
