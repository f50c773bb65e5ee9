#!/usr/bin/env python3
"""Teaches the sentence encoder further: to tell apart what is asked, told and felt in dating chats, and the signs.

    node scripts/reader-lines.mjs FOLDER
    python3 scripts/train-reader.py FOLDER

Needs PyTorch 2 and NumPy. Takes about 45 minutes on two cores and writes app/features/coaching/coach/more/encoder/reader-weights.ts. One
line in ten is left out (those the other trainers leave out, too); how many of these are known is printed after each epoch.
"""

import argparse
import base64
import json
import math
import os
import random
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MEANING = 512
EMBEDDED = 256
PIECES = 8002
HEADS = 4
MOST_PIECES = 40
MOST_SENTENCES = 6
MOST_RUNS = 6
SIGNS = ["declined", "minor", "caring", "threat", "sexual", "hate"]
TASKS = {
    "questions": "asked",
    "finer-questions": "finer asked",
    "tellings": "told",
    "finer-tellings": "finer told",
    "feels": "feels",
}
# The heads that are kept; the others only help the encoder to learn.
KEPT = {"asked": 0.7, "told": 0.7, "feels": 0.65}
# Directions kept of the change to each matrix: with more, no more lines left out are known.
RANK = 32
STEPS = 127
SCALE = 20.0
TARGET = "app/features/coaching/coach/more/encoder/reader-weights.ts"

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("folder")
options.add_argument("--epochs", type=int, default=6)
options.add_argument("--rate", type=float, default=5e-4)
options.add_argument("--head-rate", type=float, default=2e-3)
options.add_argument("--most", type=int, default=0, help="lines of each task, to see whether it runs")
options.add_argument("--target", default=os.path.join(os.path.dirname(__file__), "..", TARGET))
args = options.parse_args()
torch.manual_seed(1)
random.seed(1)


def tensors_of(folder):
    """The tensors of a TensorFlow.js model by their full names."""
    with open(os.path.join(folder, "model.json")) as file:
        groups = json.load(file)["weightsManifest"]
    data = b"".join(open(os.path.join(folder, p), "rb").read() for g in groups for p in g["paths"])
    out, at = {}, 0
    for weight in (w for g in groups for w in g["weights"]):
        count = int(np.prod(weight["shape"])) if weight["shape"] else 1
        values = np.frombuffer(data, dtype="<f4", count=count, offset=at)
        out[weight["name"]] = torch.tensor(values.reshape(weight["shape"]).copy())
        at += count * 4
    return out


TENSORS = tensors_of(args.folder)
DENSE = "Encode/Layer_0/TransformerLayer/dense/{}/ConcatPartitions/concat"


def tensor(end):
    return next(v for name, v in TENSORS.items() if name.endswith(end))


def linear(matrix, bias):
    """A layer from a matrix that the model keeps as input x output, and a name for each of both."""
    values = tensor(matrix)
    values = values.reshape(values.shape[-2:])
    layer = nn.Linear(*values.shape)
    layer.weight.data = values.T.contiguous()
    layer.bias.data = tensor(bias)
    layer.names = {"weight": matrix, "bias": bias}
    return layer


def norm(name):
    scale = f"{name}/layer_norm/layer_norm_scale/ConcatPartitions/concat"
    bias = f"{name}/layer_norm/layer_norm_bias/ConcatPartitions/concat"
    layer = nn.LayerNorm(tensor(scale).numel(), eps=1e-6)
    layer.weight.data, layer.bias.data = tensor(scale), tensor(bias)
    layer.names = {"weight": scale, "bias": bias}
    return layer


class Layer(nn.Module):
    def __init__(self, index, width):
        super().__init__()
        own = f"Encode/Layer_{index}/TransformerLayer"
        stack = f"TransformerStack/Layer_{index}/TransformerLayer"
        attention = own + "/MultiheadAttention/{}_transform_single"
        self.width = width
        self.norm = norm(f"{own}/layer_prepostprocess")
        self.hidden_norm = norm(f"{own}/FFN/layer_prepostprocess")
        for name, full in (("qkv", "qkv"), ("out", "output")):
            at = attention.format(full)
            setattr(self, name, linear(f"{at}/kernel/part_0", f"{at}/bias/ConcatPartitions/concat"))
        for name, conv in (("hidden", "conv1"), ("back", "conv2")):
            bias = f"{own}/FFN/{conv}/bias/ConcatPartitions/concat"
            setattr(self, name, linear(f"{stack}/FFN/{conv}/Tensordot/Reshape_1", bias))

    def forward(self, x, residual, mask, drop):
        batch, length, _ = x.shape
        parts = self.qkv(self.norm(x)).split(self.width, -1)
        q, k, v = (p.view(batch, length, HEADS, self.width // HEADS).transpose(1, 2) for p in parts)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        seen = seen.transpose(1, 2).reshape(batch, length, self.width)
        x = residual + F.dropout(self.out(seen), drop, self.training)
        inner = F.dropout(F.relu(self.hidden(self.hidden_norm(x))), drop, self.training)
        return x + F.dropout(self.back(inner), drop, self.training)


class Encoder(nn.Module):
    """As more/encoder/encoder.ts."""

    def __init__(self, drop=0.1):
        super().__init__()
        self.drop = drop
        self.embeddings = nn.Embedding(PIECES, EMBEDDED)
        self.embeddings.weight.data = tensor("Embeddings_en")
        self.embeddings.names = {"weight": "Embeddings_en"}
        self.register_buffer("timescales", tensor("TimingSignal/ExpandDims_1").reshape(-1))
        self.widen = linear(DENSE.format("kernel"), DENSE.format("bias"))
        self.layers = nn.ModuleList([Layer(0, EMBEDDED), Layer(1, MEANING)])
        self.last = linear("hidden_layers/tanh_layer_0/weights", "hidden_layers/tanh_layer_0/bias")

    def forward(self, ids, mask):
        angles = torch.arange(ids.shape[1])[:, None] * self.timescales[None, :]
        x = 2 * self.embeddings(ids) + torch.cat([angles.sin(), angles.cos()], -1)
        x = F.dropout(x, self.drop, self.training)
        x = self.layers[0](x, self.widen(x), mask, self.drop)
        x = self.layers[1](x, x, mask, self.drop)
        weights = mask[..., None].float()
        return F.normalize(torch.tanh(self.last((x * weights).sum(1) / weights.sum(1))), dim=-1)


with open(os.path.join(args.folder, "pieces.json")) as file:
    SENTENCES = json.load(file)
with open(os.path.join(args.folder, "kinds.json")) as file:
    KINDS = json.load(file)
with open(os.path.join(args.folder, "lines.jsonl")) as file:
    ROWS = [json.loads(line) for line in file]
for name, task in TASKS.items():
    if task not in KINDS:
        KINDS[task] = [""] + sorted({r["kind"] for r in ROWS if r["set"] == name and r["kind"]})
AT = {task: {kind: i for i, kind in enumerate(kinds)} for task, kinds in KINDS.items()}

taught = {task: [] for task in KINDS}
left_out = {task: [] for task in KINDS}
chats = []
for row in ROWS:
    if row["set"] == "signs":
        runs = [(r["girl"], r["parts"][-8:], r["before"][-4:]) for r in row["runs"] if r["parts"]]
        if runs:
            label = SIGNS.index(row["kind"]) if row["kind"] in SIGNS else -1
            chats.append((runs[-MOST_RUNS:], label))
        continue
    task = TASKS[row["set"]]
    parts = row["asked"] if "asked" in task else row["parts"]
    kind = AT[task].get(row["kind"])
    if kind is not None and parts:
        (left_out if row["held"] else taught)[task].append((parts[-MOST_SENTENCES:], kind))
# What is told asks nothing.
told = [r["parts"][-1:] for r in ROWS if r["set"] == "tellings" and not r["held"] and not r["asks"] and r["parts"]]
random.shuffle(told)
taught["asked"] += [(parts, 0) for parts in told[:3000]]
taught["finer asked"] += [(parts, 0) for parts in told[3000:4500]]
if args.most:
    taught = {task: random.sample(lines, min(args.most, len(lines))) for task, lines in taught.items()}
    chats = random.sample(chats, min(args.most, len(chats)))


def batch(sentences):
    longest = max(1, max(map(len, sentences)))
    ids = torch.zeros(len(sentences), longest, dtype=torch.long)
    mask = torch.zeros(len(sentences), longest, dtype=torch.bool)
    for i, pieces in enumerate(sentences):
        if pieces:
            ids[i, : len(pieces)] = torch.tensor(pieces)
        mask[i, : max(1, len(pieces))] = True
    return ids, mask


class Net(nn.Module):
    LEFT_OUT_PIECES = 0.08
    AT_ONCE = 128

    def __init__(self):
        super().__init__()
        self.encoder = Encoder()
        self.heads = nn.ModuleDict({task: nn.Linear(MEANING, len(kinds)) for task, kinds in KINDS.items()})
        self.sign = nn.Linear(MEANING, len(SIGNS))
        self.answer = nn.Linear(2 * MEANING, 96)
        self.answered = nn.Linear(96, len(SIGNS))
        nn.init.constant_(self.sign.bias, -3.0)

    def meanings(self, needed):
        """Of these sentences, the shortest first, and where each stands."""
        needed = sorted(set(needed))
        flat = []
        for at in needed:
            pieces = SENTENCES[at][:MOST_PIECES]
            if self.training:
                pieces = [p for p in pieces if random.random() >= self.LEFT_OUT_PIECES] or pieces
            flat.append(pieces)
        order = sorted(range(len(flat)), key=lambda i: len(flat[i]))
        out, where = [], {}
        for start in range(0, len(order), self.AT_ONCE):
            group = order[start : start + self.AT_ONCE]
            out.append(self.encoder(*batch([flat[i] for i in group])))
            where.update({needed[i]: start + n for n, i in enumerate(group)})
        return torch.cat(out).float(), where

    def of_texts(self, all_meanings, where, texts):
        own = torch.tensor([n for n, parts in enumerate(texts) for _ in parts], dtype=torch.long)
        at = torch.tensor([where[p] for parts in texts for p in parts], dtype=torch.long)
        out = torch.zeros(len(texts), MEANING)
        return F.normalize(out.index_add(0, own, all_meanings[at]), dim=-1)

    def forward(self, task, texts):
        found, where = self.meanings([p for parts in texts for p in parts])
        return self.heads[task](self.of_texts(found, where, texts) * SCALE)

    def signs(self, all_runs):
        needed = [p for runs in all_runs for _, parts, before in runs for p in parts + before]
        found, where = self.meanings(needed)
        texts, before, own, girl = [], [], [], []
        for n, runs in enumerate(all_runs):
            for hers, parts, said in runs:
                for text in [parts] if len(parts) == 1 else [[p] for p in parts] + [parts]:
                    texts.append(text)
                    before.append(said)
                    own.append(n)
                    girl.append(hers)
        text = self.of_texts(found, where, texts)
        both = torch.cat([text, self.of_texts(found, where, before)], -1)
        scores = (self.sign(text * SCALE) + self.answered(F.relu(self.answer(both * 8)))).float()
        # Only she can turn him down.
        scores[:, 0] = torch.where(torch.tensor(girl), scores[:, 0], torch.tensor(-20.0))
        places = torch.tensor(own)[:, None].expand(-1, len(SIGNS))
        return torch.full((len(all_runs), len(SIGNS)), -20.0).scatter_reduce(0, places, scores, "amax")


def start_from_means(net):
    """Each kind begins as the mean of its lines."""
    net.eval()
    with torch.no_grad():
        for task, kinds in KINDS.items():
            found = []
            for start in range(0, len(taught[task]), 1024):
                texts = [parts for parts, _ in taught[task][start : start + 1024]]
                found.append(net.of_texts(*net.meanings([p for t in texts for p in t]), texts))
            meanings = torch.cat(found)
            labels = torch.tensor([kind for _, kind in taught[task]])
            mean = meanings.mean(0)
            centres = torch.zeros(len(kinds), MEANING).index_add(0, labels, F.normalize(meanings - mean, dim=-1))
            centres = F.normalize(centres, dim=-1) * 0.6
            centres[0] = 0
            net.heads[task].weight.data = centres
            net.heads[task].bias.data = -(centres * SCALE) @ mean
            net.heads[task].bias.data[0] = 2.5


def steps():
    out = []
    for task, lines in taught.items():
        lines = random.sample(lines, len(lines))
        out += [(task, lines[i : i + 192]) for i in range(0, len(lines), 192)]
    harmless = [c for c in chats if c[1] < 0]
    some = [c for c in chats if c[1] >= 0] + random.sample(harmless, min(9000, len(harmless)))
    random.shuffle(some)
    out += [("signs", some[i : i + 96]) for i in range(0, len(some), 96)]
    random.shuffle(out)
    return out


def loss_of(net, task, lines):
    if task != "signs":
        scores = net(task, [parts for parts, _ in lines]).float()
        return F.cross_entropy(scores, torch.tensor([kind for _, kind in lines]), label_smoothing=0.05)
    scores = net.signs([runs for runs, _ in lines])
    wanted, weights = torch.zeros_like(scores), torch.ones_like(scores)
    for n, (_, label) in enumerate(lines):
        if label >= 0:
            # What is one sign may well be another, too.
            weights[n] = 0.3
            wanted[n, label] = weights[n, label] = 1
    return (F.binary_cross_entropy_with_logits(scores, wanted, reduction="none") * weights).sum(1).mean()


def report(net):
    net.eval()
    with torch.no_grad():
        for task, lines in left_out.items():
            found = [net(task, [p for p, _ in lines[i : i + 512]]) for i in range(0, len(lines), 512)]
            scores = torch.cat(found)[:, 1:]
            labels = torch.tensor([kind for _, kind in lines]) - 1
            right = (scores.argmax(1) == labels)[labels >= 0].float().mean()
            print(f"  {task:12s} {100 * right:.1f}% of {int((labels >= 0).sum())} left out", flush=True)
    net.train()


def rounded(values, axis):
    scales = values.abs().amax(axis, keepdim=True) / STEPS
    scales[scales == 0] = 1
    return (values / scales).round().clamp(-STEPS, STEPS).to(torch.int8), scales.flatten()


def write(net, before, target):
    matrices, vectors, heads = [], [], []
    data = {"matrices": bytearray(), "vectors": bytearray(), "heads": bytearray()}
    short = lambda scales: [float(f"{float(s):.4g}") for s in scales]
    with torch.no_grad():
        for path, parameter in net.encoder.named_parameters():
            owner, _, what = path.rpartition(".")
            name = net.encoder.get_submodule(owner).names[what]
            change = parameter.data - before[path]
            if change.ndim == 1:
                numbers, scale = rounded(change[None, :], 1)
                vectors.append({"name": name, "length": change.numel(), "scale": short(scale)[0]})
                data["vectors"].extend(numbers.numpy().tobytes())
                continue
            # As the model keeps it: embeddings as they are, the others input x output.
            change = change if name == "Embeddings_en" else change.T
            left, sizes, right = torch.linalg.svd(change, full_matrices=False)
            root = sizes[:RANK].sqrt()
            left, left_scales = rounded(left[:, :RANK] * root, 0)
            right, right_scales = rounded(root[:, None] * right[:RANK], 1)
            rows, columns = change.shape
            scales = short(left_scales * right_scales)
            matrices.append({"name": name, "rows": rows, "columns": columns, "scales": scales})
            data["matrices"].extend(left.numpy().tobytes() + right.contiguous().numpy().tobytes())
        for task, heat in KEPT.items():
            head = net.heads[task]
            numbers, scales = rounded(head.weight.data * SCALE, 1)
            biases = [round(float(b), 3) for b in head.bias]
            kept = {"name": task, "kinds": KINDS[task], "scales": short(scales), "biases": biases, "heat": heat}
            heads.append(kept)
            data["heads"].extend(numbers.numpy().tobytes())
    whole = base64.b64encode(bytes(data["matrices"] + data["vectors"] + data["heads"])).decode()
    rows = [
        "/** Written by scripts/train-reader.py; not to be edited by hand. Form: reader.ts. */",
        "// biome-ignore-all format: written by the script",
        "// biome-ignore-all lint: written by the script",
        f"export const RANK = {RANK};",
        f"export const MATRICES = {json.dumps(matrices, separators=(',', ':'))};",
        f"export const VECTORS = {json.dumps(vectors, separators=(',', ':'))};",
        f"export const HEADS = {json.dumps(heads, separators=(',', ':'))};",
        f"export const BYTES = '{whole}';",
        "",
    ]
    with open(target, "w") as file:
        file.write("\n".join(rows))
    print(f"{len(whole)} characters", flush=True)


net = Net()
before = {path: p.data.clone() for path, p in net.encoder.named_parameters()}
start_from_means(net)
net.train()
rest = [p for path, p in net.named_parameters() if not path.startswith("encoder.")]
groups = [{"params": net.encoder.parameters(), "lr": args.rate}, {"params": rest, "lr": args.head_rate}]
optimizer = torch.optim.AdamW(groups, weight_decay=0.02)
rates = [g["lr"] for g in optimizer.param_groups]
total = len(steps()) * args.epochs
done, began = 0, time.time()
for epoch in range(args.epochs):
    for task, lines in steps():
        rate = min(1, done / 150) * max(0.02, 0.5 * (1 + math.cos(math.pi * done / total)))
        for group, full in zip(optimizer.param_groups, rates):
            group["lr"] = full * rate
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = loss_of(net, task, lines)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        done += 1
    print(f"epoch {epoch + 1} of {args.epochs}, {time.time() - began:.0f} s", flush=True)
    report(net)
write(net, before, args.target)
