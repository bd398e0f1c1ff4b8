import { useSearch } from '@tanstack/react-router'
import { screens } from './screens.ts'

/** `?group=` and `?participant=` narrow the home page to a school or a team. */
export function HomeOrPlace() {
  const { group, participant } = useSearch({ from: '/' })
  return group || participant ? <screens.place /> : <screens.home />
}
