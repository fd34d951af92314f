/**
 * The calls that a screen on a wall needs. Their declarations in the contract carry the schemas of the whole service,
 * a third of the embed script, so the paths are written out here and compared with the declarations in a test.
 */
export const PATHS = {
  getScreen: '/reportDashboard/{reportCode}',
  getDataBatch: '/reportDashboard/getDataBatch',
  getShareDetail: '/reportShare/detailByCode',
  exchangeShare: '/reportShare/token',
} as const;
