/**
 * The x for which a x = b, by Cholesky's decomposition: `a` is symmetric and positive definite, given by its rows up to the diagonal, which
 * are overwritten; so is `b`, with x.
 */
export function solve(a, b) {
  const size = b.length;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i][j];
      for (let k = 0; k < j; k++) sum -= a[i][k] * a[j][k];
      a[i][j] = i === j ? Math.sqrt(sum) : sum / a[j][j];
    }
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}
