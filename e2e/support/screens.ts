/** Every screen of the viewer, for the checks that go through all of them. */
export const screens = [
  '/',
  '/?group=westview-wolves',
  '/?participant=nobody',
  '/faq',
  '/about',
  '/contacts',
  '/login',
  '/registration',
  '/verify-notice',
  '/verify-email?token=a-token-that-nobody-has',
  '/password-reset-request',
  '/password-reset?token=a-token-that-nobody-has',
  '/password-reset',
  '/privacy_policy',
  '/404',
] as const
