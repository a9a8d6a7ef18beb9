"""Several processes that learn together, as `torchrun` starts them: each plays its own games, all have the same
network."""

from __future__ import annotations

import os

import torch
import torch.distributed as dist
from torch import nn

from emporion.kernel.errors import EmporionError


def count() -> int:
    return int(os.environ.get("WORLD_SIZE", "1"))


def rank() -> int:
    return int(os.environ.get("RANK", "0"))


def join() -> None:
    """Meet the others, and take a GPU of one's own if there are any. To be called before anything uses a GPU."""
    if count() == 1 or dist.is_initialized():
        return
    local, visible = int(os.environ["LOCAL_RANK"]), os.environ.get("CUDA_VISIBLE_DEVICES")
    if visible is None:
        os.environ["CUDA_VISIBLE_DEVICES"] = str(local)
    elif visible:
        devices = visible.split(",")
        if local >= len(devices):
            raise EmporionError(f"there are more processes than GPUs: CUDA_VISIBLE_DEVICES is {visible}")
        os.environ["CUDA_VISIBLE_DEVICES"] = devices[local]
    dist.init_process_group("nccl" if torch.cuda.is_available() else "gloo")


def leave() -> None:
    if dist.is_initialized():
        dist.destroy_process_group()


def wait_for_all() -> None:
    if dist.is_initialized():
        dist.barrier()


def agreed(decision: bool) -> bool:
    """What the first process has decided."""
    if not dist.is_initialized():
        return decision
    said = torch.tensor([int(decision)])
    dist.broadcast(said, 0)
    return bool(said)


def average_gradients(network: nn.Module) -> None:
    for parameter in network.parameters():
        if parameter.grad is not None:
            dist.all_reduce(parameter.grad)
            parameter.grad /= dist.get_world_size()
