/** Known to everybody, so they exist on the demo channel only and never in production. */
export const demoLogins = [
  { email: 'fan@demo.example', password: 'demo-fan-password', isTemporary: false },
  { email: 'newcomer@demo.example', password: 'demo-temporary-password', isTemporary: true },
] as const
