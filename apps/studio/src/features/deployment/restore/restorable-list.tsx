import type { Restorable } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { formatSize } from '../../../platform/format-size.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { State } from '../../../platform/state.tsx'
import styles from './restore.module.css'
import { RestoreAction } from './restore-action.tsx'

interface RestorableListProps {
  items: readonly Restorable[]
  /** The former server's key may be typed. */
  takesKey: boolean
  /** Something is in the way, which the page says. */
  isBlocked: boolean
  onRestoring: () => void
}

/** What each backup holds, so that nobody restores the wrong one. */
export function RestorableList({ items, ...rest }: RestorableListProps) {
  const { words } = useI18n()
  return (
    <ul className={styles.list} aria-label={words.server.restore.found}>
      {items.map(item => (
        <li key={item.name} className={styles.item}>
          <About item={item} />
          <Actions item={item} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function About({ item }: { item: Restorable }) {
  const { words, dateTime, plural, fill, language } = useI18n()
  const say = words.server.restore
  const { channels, games, users, orders, program, size_bytes, check, is_newer } = item
  const holds = [plural(say.games, games), plural(say.users, users), plural(say.orders, orders)]
  const about = [
    program ?? say.olderProgram,
    ...(size_bytes === null ? [] : [formatSize(size_bytes, language)]),
  ]
  return (
    <div className="stack-1">
      <strong className="breaks">{channels.length > 0 ? channels.join(', ') : say.noChannel}</strong>
      <p className="small figures">
        <time dateTime={item.made_at}>{dateTime(item.made_at)}</time>
      </p>
      <p className="quiet small figures">{holds.join(' · ')}</p>
      <p className="quiet meta figures">{[...about, item.name].join(' · ')}</p>
      <div>
        {is_newer ? (
          <State tone="bad" text={say.newer} />
        ) : (
          check && (
            <State
              tone={({ running: 'off', whole: 'good', damaged: 'bad' } as const)[check.state]}
              text={fill(words.server.backups.checks[check.state], {
                time: dateTime(check.at),
                detail: check.detail,
              })}
            />
          )
        )}
      </div>
    </div>
  )
}

function Actions({
  item,
  takesKey,
  isBlocked,
  onRestoring,
}: { item: Restorable } & Omit<RestorableListProps, 'items'>) {
  const { words, dateTime, fill } = useI18n()
  const client = useClient()
  const queryClient = useQueryClient()
  const { name, check, is_newer, made_at } = item
  const checking = useMutation({
    mutationFn: () => client.send(studioWireCalls.checkBackup, { params: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['restore'] }),
  })
  if (is_newer) return null
  const isWhole = check?.state === 'whole'
  return (
    <div className={styles.actions}>
      {isWhole ? (
        <RestoreAction item={item} takesKey={takesKey} isBlocked={isBlocked} onRestoring={onRestoring} />
      ) : (
        <button
          className="button"
          type="button"
          aria-label={fill(words.server.backups.checkOf, { time: dateTime(made_at) })}
          disabled={checking.isPending || check?.state === 'running'}
          onClick={() => checking.mutate()}
        >
          {words.server.backups.check}
        </button>
      )}
    </div>
  )
}
