import type { Event } from '@grandstand/contract'
import { streamStatuses } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { eventTitle } from '@grandstand/rules'
import { SelectField } from '@grandstand/ui'
import { useQueries } from '@tanstack/react-query'
import { useRehearsalWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

interface GameFieldProps {
  /** What only operators see. */
  privately: readonly Event[]
  eventId: number | undefined
  onChange: (eventId: number | undefined) => void
}

/** Some of each state: enough to rehearse with. */
const limit = '15'

export function GameField({ privately, eventId, onChange }: GameFieldProps) {
  const words = useRehearsalWords()
  const { client } = useApp()
  const { language } = useI18n()
  const lists = useQueries({
    queries: streamStatuses.map(stream_status => ({
      queryKey: ['events', 'rehearsal', stream_status, language],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.send(wireCalls.listEvents, { query: { stream_status, limit, language } }, { signal }),
      // What is rehearsed moves between them; the choice stays as it was.
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const games = new Map(lists.flatMap(({ data }) => data?.items ?? []).map(game => [game.id, game]))
  return (
    <SelectField
      name="game"
      label={words.game}
      options={[
        { value: '', label: words.noGame },
        ...privately.map(game => ({
          value: String(game.id),
          label: `${words.privateGame.title}: ${eventTitle(game)}`,
        })),
        ...[...games.values()].map(game => ({
          value: String(game.id),
          label: `${eventTitle(game)} (${game.id})`,
        })),
      ]}
      value={eventId === undefined ? '' : String(eventId)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}
