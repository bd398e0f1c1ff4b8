import type { Participant } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import { keepPendingAction, takePendingAction } from '../../platform/pending-action.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import styles from './favorite-button.module.css'
import { findFavorite } from './favorite-list.ts'
import { useFavorites } from './use-favorites.ts'
import { useToggleFavorite } from './use-toggle-favorite.ts'

interface FollowTeamProps {
  team: Pick<Participant, 'id' | 'name' | 'card_name' | 'short_name'>
  /** Its letters below the heart; without it, the heart alone. */
  isShort?: boolean
}

/** A team of a game. A visitor comes to it by the login, and finds it done. */
export function FollowTeam({ team, isShort = false }: FollowTeamProps) {
  const { client, storage, toasts } = useApp()
  const { words, fill } = useI18n()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const favoritable = { favoritable_type: 'participant', favoritable_id: team.id } as const
  const action = `follow participant ${team.id}`
  const { data: favorites } = useFavorites()
  const isFollowed = favorites !== undefined && findFavorite(favorites, favoritable) !== undefined
  const toggle = useToggleFavorite(favoritable, team.name)

  const grant = useEffectEvent(() => {
    if (takePendingAction(storage, action, Date.now()) && !isFollowed) void toggle()
  })
  const isKnown = favorites !== undefined
  useEffect(() => void (isKnown && grant()), [isKnown])

  async function tap() {
    const user = await queryClient.ensureQueryData(profileQuery(client)).catch(() => null)
    if (user) return toggle()
    keepPendingAction(storage, action, Date.now())
    keepReturnPath(storage, history.location.href)
    askToLogIn(toasts)
    history.push('/login')
  }

  const label = (name: string) =>
    fill(isFollowed ? words.favorites.followingName : words.favorites.follow, { name })
  return (
    <button
      className={`${isShort ? 'button' : 'icon-button'} ${styles.button} ${isShort ? '' : styles.heart}`}
      type="button"
      aria-pressed={isFollowed}
      aria-label={isShort ? undefined : label(team.card_name)}
      onClick={event => void (event.detail < 2 && tap())}
    >
      <Icon name="heart" />
      {isShort && label(team.short_name)}
    </button>
  )
}
