/** The shape is the specification's: {host}/signup?ref={referralCode}. */
export function referralLink(origin: string, referralCode: string): string {
  return `${origin}/signup?${new URLSearchParams({ ref: referralCode })}`;
}
