import { useQuery } from '@tanstack/react-query'
import { FavoritesView } from '../features/favorites/favorites-view.tsx'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'

/** The part of the profile with the user's favourites. */
export function ProfileFavoritesScreen() {
  const { client } = useApp()
  const { language } = useI18n()
  const { participant_groups: groups, event_categories: sports } = useBootstrap()
  const { data, isError } = useQuery(participantsQuery(client, language))
  // Schools and sports are better than nothing.
  const participants = data ?? (isError ? [] : undefined)
  return <FavoritesView roster={participants && { groups, sports, participants }} />
}
