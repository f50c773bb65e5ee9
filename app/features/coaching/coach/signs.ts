export const SIGNS = ['declined', 'minor', 'caring', 'threat', 'sexual', 'hate'] as const;
export type SignName = (typeof SIGNS)[number];
