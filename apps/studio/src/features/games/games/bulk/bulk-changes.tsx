import type { GameChoices } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../../platform/operator.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkPanel } from './bulk-panel.tsx'
import type { BulkBody } from './read-bulk-form.ts'
import { useChosenGames } from './use-chosen-games.ts'

interface BulkChangesProps {
  channel: string
  /** What the list is narrowed to. */
  filter: Extract<BulkBody['games'], { filter: unknown }>['filter']
  /** Of the games on the page that is shown. */
  pageIds: readonly number[]
  choices: GameChoices | undefined
  /** The list; which of it are chosen, unless nobody may change them. */
  children: (
    choice:
      | { isChosen: (id: number) => boolean; onChoose: (id: number, isChosen: boolean) => void }
      | undefined,
  ) => ReactNode
}

/** Wraps a list of games: some, or all that the filter finds, are changed together. */
export function BulkChanges({ channel, filter, pageIds, choices, children }: BulkChangesProps) {
  const { plural, words } = useI18n()
  const mayChange = useMayCall()(studioWireCalls.changeGames)
  const chosen = useChosenGames()
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<number | null>(null)
  if (!mayChange) return children(undefined)
  const isAny = chosen.isAll || chosen.ids.size > 0
  const ids = [...chosen.ids]
  return (
    <div className="stack-4">
      <BulkBar
        chosen={chosen}
        pageIds={pageIds}
        isOpen={isOpen && isAny}
        onOpen={() => {
          setChanged(null)
          setOpen(true)
        }}
      />
      <p className="small strong unless-empty" role="status">
        {changed !== null && plural(words.games.bulk.done, changed)}
      </p>
      {isOpen && isAny && choices && (
        <BulkPanel
          // Another choice starts over.
          key={`${chosen.isAll} ${ids.join(' ')}`}
          channel={channel}
          games={chosen.isAll ? { filter } : { ids }}
          leftOut={chosen.isAll ? ids : []}
          choices={choices}
          onClose={() => setOpen(false)}
          onDone={count => {
            setChanged(count)
            setOpen(false)
            chosen.clear()
          }}
        />
      )}
      {children({
        isChosen: chosen.isChosen,
        onChoose: (id, isChosen) => chosen.choose([id], isChosen),
      })}
    </div>
  )
}
