/** Every screen of the viewer, for the checks that go through all of them. */
export const screens = [
  '/',
  '/?group=westview-wolves',
  '/?participant=nobody',
  '/faq',
  '/about',
  '/contacts',
  '/privacy_policy',
  '/404',
] as const
