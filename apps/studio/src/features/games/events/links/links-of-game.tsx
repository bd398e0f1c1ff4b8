import { studioWireCalls } from '@grandstand/contract/studio-wire'
import fold from '../../../../platform/fold.module.css'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { May } from '../../../../platform/may.tsx'
import { GameLinkTable } from './game-link-table.tsx'
import { MakeGameLink } from './make-game-link.tsx'

interface LinksOfGameProps {
  channel: string
  event: string
  /** Of one camera alone. */
  camera?: string | undefined
}

/** A scorer's or a camera's link, made where the game is run. */
export function LinksOfGame({ channel, event, camera }: LinksOfGameProps) {
  const say = useI18n().words.people.links
  return (
    <May call={studioWireCalls.makeGameLink}>
      <details className={fold.fold}>
        <summary>{camera === undefined ? say.ofGame : say.ofCamera}</summary>
        <div className="stack-4">
          {camera === undefined && <GameLinkTable channel={channel} event={event} />}
          <MakeGameLink channel={channel} event={event} camera={camera} />
        </div>
      </details>
    </May>
  )
}
