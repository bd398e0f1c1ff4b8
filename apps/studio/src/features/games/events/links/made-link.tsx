import type { Reply, studioCalls } from '@grandstand/contract'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../../platform/link-line.tsx'
import { QrCode } from '../../../../platform/qr-code.tsx'

export type Made = Reply<typeof studioCalls.makeGameLink>

/** Shown once, to be copied or to be scanned from this screen. */
export function MadeLink({ made }: { made: Made }) {
  const { words, fill, dateTime } = useI18n()
  const say = words.people.links
  return (
    <div className="stack-3" role="status">
      <p className="small strong">{fill(say.made, { time: dateTime(made.expires_at) })}</p>
      <LinkLine label={words.people.link} href={made.link} />
      <QrCode text={made.link} label={say.code} />
    </div>
  )
}
