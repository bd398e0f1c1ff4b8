import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { EntryLinks } from '../features/entry/entry-links.tsx'
import { LoginForm } from '../features/entry/login-form.tsx'
import { StaticText } from '../features/entry/static-text.tsx'
import { SocialButtons } from '../features/social/social-buttons.tsx'
import { SocialReturn } from '../features/social/social-return.tsx'
import { useAccountWords } from '../locales/words.ts'
import { findStaticBlock } from '../platform/channel/find-static-block.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { TermsLabel } from '../platform/form/terms-label.tsx'

export function LoginScreen() {
  const { settings, static_blocks } = useBootstrap()
  const { login } = useAccountWords()
  return (
    <>
      <ScreenHeading screen="login" />
      <EntryColumn>
        <SocialReturn terms={<TermsLabel />}>
          <StaticText html={findStaticBlock(static_blocks, 'login')} />
          <SocialButtons providers={settings.social_providers} />
          <LoginForm recaptchaSiteKey={settings.recaptcha_site_key} takesNumbers={settings.member_numbers} />
          <EntryLinks
            links={[
              { href: '/password-reset-request', label: login.forgotten },
              { href: '/registration', label: login.newHere },
            ]}
          />
        </SocialReturn>
      </EntryColumn>
    </>
  )
}
