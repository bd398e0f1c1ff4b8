import type { GameChoices } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameChoice } from '../../../../platform/game-choice.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../../platform/operator.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkPanel } from './bulk-panel.tsx'
import type { BulkBody, BulkChange } from './read-bulk-form.ts'
import { useChosenGames } from './use-chosen-games.ts'

interface BulkChangesProps {
  channel: string
  /** What the list is narrowed to. */
  filter: Extract<BulkBody['games'], { filter: unknown }>['filter']
  /** All that it finds. */
  total: number
  choices: GameChoices
  /** The list; which of it are chosen, unless nobody may change them. */
  children: (choice: GameChoice | undefined) => ReactNode
}

/** Wraps a list of games: some, or all that the filter finds, are changed together. */
export function BulkChanges({ channel, filter, total, choices, children }: BulkChangesProps) {
  const { plural, words } = useI18n()
  const mayChange = useMayCall()(studioWireCalls.changeGames)
  const chosen = useChosenGames()
  const [kind, setKind] = useState<BulkChange['kind'] | null>(null)
  const [changed, setChanged] = useState<number | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind !== null) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  if (!mayChange) return children(undefined)
  const ids = [...chosen.ids]
  return (
    <div className="stack-4">
      <p className="small strong unless-empty" role="status">
        {changed !== null && plural(words.games.bulk.done, changed)}
      </p>
      <div ref={panel} className="unless-empty">
        {kind !== null && chosen.isAny && (
          <BulkPanel
            // Another choice starts over.
            key={`${kind} ${chosen.isAll} ${ids.join(' ')}`}
            channel={channel}
            kind={kind}
            games={chosen.isAll ? { filter } : { ids }}
            leftOut={chosen.isAll ? ids : []}
            choices={choices}
            onClose={() => setKind(null)}
            onDone={count => {
              setChanged(count)
              setKind(null)
              chosen.clear()
            }}
          />
        )}
      </div>
      {children(chosen)}
      {chosen.isAny && kind === null && (
        <BulkBar
          chosen={chosen}
          total={total}
          onOpen={wanted => {
            setChanged(null)
            setKind(wanted)
          }}
        />
      )}
    </div>
  )
}
