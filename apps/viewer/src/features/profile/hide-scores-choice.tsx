import { useAccountWords } from '../../locales/words.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { HideScoresButton } from '../../platform/hide-scores/hide-scores-button.tsx'

/** The eye of the score strip, for every device of the account. */
export function HideScoresChoice() {
  const { profileEdit: words } = useAccountWords()
  return (
    <FormSection title={words.scores} text={words.scoresText}>
      <HideScoresButton className="button" hasText />
    </FormSection>
  )
}
