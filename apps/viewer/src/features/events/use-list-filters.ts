import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { participantsQuery } from '../../platform/channel/participants-query.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { hrefOf } from '../../platform/router/address.ts'
import { useLocation, useRouter } from '../../platform/router/router-context.ts'
import { type EventFilters, type FilterFacts, readFilters, resolveFilters } from './event-filters.ts'

/** The filters of the address, what they mean, and how to change them. */
export function useListFilters() {
  const { client } = useApp()
  const { language } = useI18n()
  const { event_categories, participant_groups, event_locations } = useBootstrap()
  const teams = useQuery(participantsQuery(client, language)).data
  const { pathname, search } = useLocation()
  const { go } = useRouter()
  const filters = readFilters(search)
  const facts: FilterFacts = {
    sports: event_categories,
    schools: participant_groups,
    teams,
    venues: event_locations,
  }
  const write = (next: EventFilters, replaces: boolean) => {
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
    go(hrefOf(pathname, search), { replaces, keepsScroll: true })
  }
  return {
    filters,
    facts,
    resolved: resolveFilters(filters, facts),
    /** While one types, the address follows without a step of history for each letter. */
    change: (changes: EventFilters, isTyping = false) => write({ ...filters, ...changes }, isTyping),
    reset: () => write({}, false),
  }
}
