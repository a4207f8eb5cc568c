export const visitOutcomes = ['read', 'kept-out', 'failed', 'gone'] as const
