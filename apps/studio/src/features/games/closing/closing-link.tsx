import type { StudioEventDetail } from '@grandstand/contract'
import { closingHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

/** From the page of a game that is over to what is left to do. */
export function ClosingLink({ channel, event }: { channel: string; event: StudioEventDetail }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.closing
  const { closed } = event
  return (
    <Panel
      title={say.title}
      text={closed ? fill(say.closedBy, { name: closed.by, when: dateTime(closed.at) }) : say.openText}
    >
      <a className={closed ? 'button' : 'button button--primary'} href={closingHref(channel, event.id)}>
        {say.open}
      </a>
    </Panel>
  )
}
