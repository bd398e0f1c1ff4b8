import { useAccountWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { requestConsent } from '../../platform/consent-request.ts'
import { FormSection } from '../../platform/form/form-section.tsx'

/** Where the channel asks for a consent: it is as easily taken back as given. */
export function CountingChoice() {
  const { settings } = useBootstrap()
  const { profileEdit: words } = useAccountWords()
  if (settings.analytics_consent !== 'ask') return null
  return (
    <FormSection title={words.counting} text={words.countingText}>
      <button className="button" type="button" onClick={requestConsent}>
        {words.countingChoice}
      </button>
    </FormSection>
  )
}
