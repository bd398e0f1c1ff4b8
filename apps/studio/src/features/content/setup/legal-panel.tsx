import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { LegalStep } from './legal-step.tsx'
import { setupQuery } from './setup-query.ts'
import { StepPlaces } from './step-places.tsx'

/** The legal texts among the settings, for as long as something of them is left to do. */
export function LegalPanel({ channel }: { channel: string }) {
  const say = useI18n().words.setup.steps.legal
  const { data } = useQuery(setupQuery(useClient(), channel))
  const step = data?.steps.find(each => each.step === 'legal')
  if (!data || !step || step.is_done) return null
  return (
    <Panel title={say.title} text={say.todo}>
      <StepPlaces channel={channel} step="legal" count={step.count} />
      <LegalStep channel={channel} legal={data.legal} shown={step.count ?? 0} />
    </Panel>
  )
}
