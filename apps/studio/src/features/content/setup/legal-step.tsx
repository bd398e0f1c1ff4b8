import type { Reply, studioCalls } from '@grandstand/contract'
import { legalPages } from '@grandstand/contract/studio-constants'
import { settingsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ConfirmLegal } from './confirm-legal.tsx'
import { WriteLegal } from './write-legal.tsx'

interface LegalStepProps {
  channel: string
  legal: Reply<typeof studioCalls.getChannelSetup>['legal']
  /** How many of the pages visitors can open. */
  shown: number
}

/** What is left of the texts that buyers accept: to be written, to be promised, to be read. */
export function LegalStep({ channel, legal, shown }: LegalStepProps) {
  const say = useI18n().words.setup.legal
  if (legal.lacks.length > 0) return <WriteLegal channel={channel} legal={legal} />
  if (shown < legalPages.length) return <p className="quiet meta">{say.incomplete}</p>
  if (legal.refunds !== null) return <ConfirmLegal channel={channel} />
  return (
    <p className="meta">
      {say.noPromise} <a href={settingsHref(channel, { section: 'sale' })}>{say.choosePromise}</a>
    </p>
  )
}
