import { useHomeSearch } from '../platform/use-home-search.ts'
import { getPart } from './screens.ts'

const Home = getPart('home')
const Place = getPart('place')

/** `?group=` and `?participant=` narrow the home page to a school or a team. */
export function HomeOrPlace() {
  const { group, participant } = useHomeSearch()
  return group || participant ? <Place /> : <Home />
}
