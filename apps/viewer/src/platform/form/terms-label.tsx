import { useAccountWords } from '../../locales/words.ts'

/** Links open beside the form: what is typed stays. */
export function TermsLabel() {
  const { entry } = useAccountWords()
  return (
    <>
      {entry.acceptTerms}{' '}
      <a href="/terms_conditions" target="_blank" rel="noreferrer">
        {entry.terms}
      </a>{' '}
      {entry.and}{' '}
      <a href="/privacy_policy" target="_blank" rel="noreferrer">
        {entry.privacy}
      </a>
    </>
  )
}
