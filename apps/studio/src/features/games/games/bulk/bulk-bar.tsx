import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import type { ChosenGames } from './use-chosen-games.ts'

interface BulkBarProps {
  chosen: ChosenGames
  /** Of the games on the page that is shown. */
  pageIds: readonly number[]
  isOpen: boolean
  onOpen: () => void
}

/** Which games are chosen, and the way to change them. */
export function BulkBar({ chosen, pageIds, isOpen, onOpen }: BulkBarProps) {
  const { words, plural } = useI18n()
  const say = words.games.bulk
  const isAny = chosen.isAll || chosen.ids.size > 0
  const isPage = pageIds.every(chosen.isChosen)
  const told = chosen.isAll
    ? chosen.ids.size > 0
      ? plural(say.allBut, chosen.ids.size)
      : say.all
    : plural(say.some, chosen.ids.size)
  return (
    <div className="row-3 middle">
      <button className="button" type="button" onClick={() => chosen.choose(pageIds, !isPage)}>
        {isPage ? say.dropPage : say.takePage}
      </button>
      {!chosen.isAll && (
        <button className="button" type="button" onClick={chosen.chooseAll}>
          {say.takeAll}
        </button>
      )}
      <p className="small strong unless-empty" role="status">
        {isAny && told}
      </p>
      {isAny && (
        <>
          <button className="button" type="button" onClick={chosen.clear}>
            {say.clear}
          </button>
          {!isOpen && (
            <button className="button button--primary" type="button" onClick={onOpen}>
              {say.open}
            </button>
          )}
        </>
      )}
    </div>
  )
}
