import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../../platform/panel.tsx'
import { GameLinkTable } from './game-link-table.tsx'
import { MakeGameLink } from './make-game-link.tsx'

/** Ways in to one game for whoever helps tonight. */
export function GameLinks({ channel }: { channel: string }) {
  const say = useI18n().words.people.links
  return (
    <Panel title={say.title} text={say.text}>
      <GameLinkTable channel={channel} />
      <MakeGameLink channel={channel} />
    </Panel>
  )
}
